import { gameIds, kits, type GameId, type OptionSpec } from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { good } from '../cli-error.ts'
import { JSON_FLAG, type Json, type Verb } from '../verb.ts'

/** Lists the games with the options of their starts. */
export const games: Verb = {
  name: 'games',
  args: [JSON_FLAG],
  prepare: () => good({ once: () => good({ json: gameIds.map(described), text }) }),
}

function described(id: GameId): Json {
  const { sides, options, presets, forms } = kits[id]
  return {
    id,
    name: cli.gameName(id),
    sides,
    options: options.map(option),
    ...(presets !== undefined && { presets: presets.map(preset) }),
    forms: forms.map((form) => form.id),
  }
}

type Preset = NonNullable<(typeof kits)[GameId]['presets']>[number]

function preset({ id, options }: Preset): Json {
  return { id, options: { ...options } }
}

function option(spec: OptionSpec): Json {
  const { name, type, default: usual, follows } = spec
  return {
    name,
    type,
    default: usual,
    ...(spec.type === 'integer' ? { min: spec.min, max: spec.max } : {}),
    ...(spec.type === 'choice' ? { values: spec.values } : {}),
    ...(follows === undefined ? {} : { follows }),
  }
}

function text(): string {
  return gameIds
    .flatMap((id) => [
      `${id.padEnd(10)} ${cli.gameName(id)}`,
      ...kits[id].options.map((spec) => `  ${cli.optionLine(spec)}`),
      ...(kits[id].presets ?? []).map((each) => `  ${cli.presetLine(each.id, each.options)}`),
      `  ${cli.formsLine(kits[id].forms.map((form) => form.id))}`,
    ])
    .join('\n')
}
