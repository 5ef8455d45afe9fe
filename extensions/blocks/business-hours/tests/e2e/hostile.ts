import { type Root } from '#e2e/hostile';

/** What the script mounts on, with everything that it reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-business-hours',
		'data-offsets',
		'<p class="wp-block-dovetail-business-hours__now">§</p><dl><div class="wp-block-dovetail-business-hours__day" data-days="0 §|3 §" data-from="§" data-to="§"><dt>§</dt><dd><time datetime="§" data-closing="§">§</time></dd></div></dl>',
	],
];

export const handed = { 'business-hours': () => ( {} ) };
