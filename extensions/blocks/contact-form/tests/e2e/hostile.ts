import { type Root } from '#e2e/hostile';

/** What the script mounts on, with everything that it reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-contact-form__form',
		'data-draft action data-field data-missing',
		'<div data-field="§" data-required="§">§</div>',
	],
];

export const handed = { 'contact-form': () => ( {} ) };
