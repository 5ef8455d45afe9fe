import { type Written } from '#e2e/hostile';

const LINK = 'https://www.opentable.com/restref/client/?rid=412810';

/** Reservations with malicious text in every value. */
export function written( value: string ): readonly Written[] {
	return [
		{
			slug: 'opentable',
			attributes: {
				rid: [ 412810, value ],
				names: [ { rid: 412810, name: value }, value ],
				style: value,
				iframe: value,
				domain: value,
				lang: value,
				newtab: value,
				negativeMargin: value,
				align: value,
			},
			html: `<div class="wp-block-dovetail-opentable"><p><a href="${ LINK }">§</a></p></div>`,
		},
	];
}
