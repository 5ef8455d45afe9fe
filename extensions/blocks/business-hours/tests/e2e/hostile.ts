import { type Root, type Written } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-business-hours',
		'data-offsets',
		'<p class="wp-block-dovetail-business-hours__now">§</p><dl><div class="wp-block-dovetail-business-hours__day" data-days="0 §|3 §" data-from="§" data-to="§"><dt>§</dt><dd><time datetime="§" data-closing="§">§</time></dd></div></dl>',
	],
];

export const handed = { 'business-hours': () => ( {} ) };

/** Special days: an upcoming one with a malicious name, and an invalid one. */
export function written( value: string ): readonly Written[] {
	const soon = new Date( Date.now() + 2 * 864e5 )
		.toISOString()
		.slice( 0, 10 );
	const hours = [ { opening: '10:00', closing: '14:00' } ];
	return [
		{
			slug: 'business-hours',
			attributes: {
				specialDays: [
					{ from: soon, to: '', name: value, hours },
					{
						from: value,
						to: value,
						name: value,
						hours: [ { opening: value, closing: value } ],
					},
				],
			},
			html: `<div class="wp-block-dovetail-business-hours"><dl><div class="wp-block-dovetail-business-hours__day"><dt>Sun</dt><dd>–</dd></div></dl><dl class="wp-block-dovetail-business-hours__special"><div class="wp-block-dovetail-business-hours__day"><dt>${ soon } §</dt><dd>10:00–14:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>§/§ §</dt><dd>§–§</dd></div></dl></div>`,
		},
	];
}
