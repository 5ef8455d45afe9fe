import { type Root } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-repeat-visitor',
		'data-criteria data-threshold',
		'<p>§</p>',
	],
];
