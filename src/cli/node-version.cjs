// Runs before every script, in whatever Node there is, so it is plain old JavaScript.
// Node 24 normally comes with `npm ci` (see optionalDependencies in package.json).
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old for this: install Node 24 (22.18 at least), then run npm ci again.`,
  )
  process.exit(2)
}
