import { type Root } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-contact-form__form',
		'data-draft action data-field data-missing',
		'<div data-field="§" data-required="§">§</div>',
	],
];

export const handed = { 'contact-form': () => ( {} ) };
