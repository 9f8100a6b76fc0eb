/** For plain `tsc`, which cannot read components. `astro check` can, and goes by the true types. */
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown
  export default component
}
