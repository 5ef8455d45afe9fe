/** A detail in the block that it stands in. */
const section = ( title: string, detail: string ) => ( {
	title,
	content: `<!-- wp:dovetail/contact-info -->
<div class="wp-block-dovetail-contact-info">${ detail }</div>
<!-- /wp:dovetail/contact-info -->`,
} );

/** What the showcase post shows of each: Harbour Bakery, of which a map can be opened, two addresses in one line, a number with an extension. */
export const showcases = {
	address: section(
		'Address',
		`<!-- wp:dovetail/address {"address":"Harbour Bakery","addressLine2":"12 Harbour Street","city":"Galway","postal":"H91 X2Y3","country":"Ireland","linkToGoogleMaps":true} -->
<address class="wp-block-dovetail-address"><a href="https://www.google.com/maps/search/?api=1&amp;query=Harbour%20Bakery%2C%2012%20Harbour%20Street%2C%20Galway%2C%20H91%20X2Y3%2C%20Ireland" target="_blank" rel="noopener noreferrer">Harbour Bakery<br>12 Harbour Street<br>Galway, H91 X2Y3<br>Ireland</a></address>
<!-- /wp:dovetail/address -->`
	),
	email: section(
		'Email Address',
		`<!-- wp:dovetail/email {"email":"Orders: orders@bakery.example, questions: hello@bakery.example."} -->
<div class="wp-block-dovetail-email">Orders: <a href="mailto:orders@bakery.example">orders@bakery.example</a>, questions: <a href="mailto:hello@bakery.example">hello@bakery.example</a>.</div>
<!-- /wp:dovetail/email -->`
	),
	phone: section(
		'Phone Number',
		`<!-- wp:dovetail/phone {"phone":"Call us: +353 91 555 0123 ext. 2"} -->
<div class="wp-block-dovetail-phone">Call us: <a href="tel:+353915550123;ext=2">+353 91 555 0123 ext. 2</a></div>
<!-- /wp:dovetail/phone -->`
	),
};
