import { type Written } from '#e2e/hostile';
import { cardText, fingerprint } from '../../rules/card';

/**
 * Contact details that make the page print everything it can: a contact card with a name, its file, and an invalid QR
 * code.
 */
export function written( value: string ): readonly Written[] {
	const card = cardText( value, [
		{ name: 'dovetail/email', attributes: { email: 'a@b.example' } },
	] );
	const codes = [
		{ of: fingerprint( card ), side: value, squares: value },
		{ of: fingerprint( card ), side: -1, squares: 'f'.repeat( 2400 ) },
		{ of: value, side: 21, squares: 'f'.repeat( 120 ) },
		value,
	];
	return codes.map( ( code ) => ( {
		slug: 'contact-info',
		attributes: {
			name: value,
			showIcons: value,
			showLabels: true,
			hasCard: true,
			hasCode: value,
			code,
		},
		html: `<div class="wp-block-dovetail-contact-info"><!-- wp:dovetail/email {"email":"a@b.example"} -->
<div class="wp-block-dovetail-email"><a href="mailto:a@b.example">a@b.example</a></div>
<!-- /wp:dovetail/email --></div>`,
	} ) );
}
