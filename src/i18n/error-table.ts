export type ErrorValues = Readonly<Record<string, string | number>>

/** A sentence for each code, of the values the error carries. */
export type ErrorTable = Readonly<Record<string, (values: ErrorValues) => string>>
