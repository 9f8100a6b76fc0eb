/**
 * Lets every drawing with `data-dx` or `data-dy` arrive from that far away. The time is the
 * page's `--move`, which is 0 under reduced motion.
 */
export function arrive(root: HTMLElement): void {
  const duration = Number.parseFloat(getComputedStyle(root).getPropertyValue('--move'))
  if (!(duration > 0)) return
  for (const each of root.querySelectorAll<SVGElement>('[data-dx], [data-dy]')) {
    const { dx = '0', dy = '0' } = each.dataset
    each.animate(
      { transform: [`translate(${Number(dx)}px, ${Number(dy)}px)`, 'translate(0, 0)'] },
      { duration, easing: 'ease-out' },
    )
  }
}
