/** What the showcase post shows of this block, in the block that it stands in: Harbour Bakery, of which a map can be opened. */
export const showcase = {
	title: 'Address',
	content: `<!-- wp:dovetail/contact-info -->
<div class="wp-block-dovetail-contact-info"><!-- wp:dovetail/address {"address":"Harbour Bakery","addressLine2":"12 Harbour Street","city":"Galway","postal":"H91 X2Y3","country":"Ireland","linkToGoogleMaps":true} -->
<address class="wp-block-dovetail-address"><a href="https://www.google.com/maps/search/?api=1&amp;query=Harbour%20Bakery%2C%2012%20Harbour%20Street%2C%20Galway%2C%20H91%20X2Y3%2C%20Ireland" target="_blank" rel="noopener noreferrer">Harbour Bakery<br>12 Harbour Street<br>Galway, H91 X2Y3<br>Ireland</a></address>
<!-- /wp:dovetail/address --></div>
<!-- /wp:dovetail/contact-info -->`,
};
