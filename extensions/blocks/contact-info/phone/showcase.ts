/** What the showcase post shows of this block, in the block that it stands in: a number with an extension. */
export const showcase = {
	title: 'Phone Number',
	content: `<!-- wp:dovetail/contact-info -->
<div class="wp-block-dovetail-contact-info"><!-- wp:dovetail/phone {"phone":"Call us: +353 91 555 0123 ext. 2"} -->
<div class="wp-block-dovetail-phone">Call us: <a href="tel:+353915550123;ext=2">+353 91 555 0123 ext. 2</a></div>
<!-- /wp:dovetail/phone --></div>
<!-- /wp:dovetail/contact-info -->`,
};
