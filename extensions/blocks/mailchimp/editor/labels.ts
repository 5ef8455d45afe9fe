/** The notifications, by the attribute with their text. */
export const LABELS = [
	'processingLabel',
	'successLabel',
	'errorLabel',
] as const;

export type Label = ( typeof LABELS )[ number ];
