/** The notifications, by the attribute that holds their words. */
export const LABELS = [
	'processingLabel',
	'successLabel',
	'errorLabel',
] as const;

export type Label = ( typeof LABELS )[ number ];
