/** What the showcase post shows of this block, in the block that it stands in: two addresses in one line. */
export const showcase = {
	title: 'Email Address',
	content: `<!-- wp:dovetail/contact-info -->
<div class="wp-block-dovetail-contact-info"><!-- wp:dovetail/email {"email":"Orders: orders@bakery.example, questions: hello@bakery.example."} -->
<div class="wp-block-dovetail-email">Orders: <a href="mailto:orders@bakery.example">orders@bakery.example</a>, questions: <a href="mailto:hello@bakery.example">hello@bakery.example</a>.</div>
<!-- /wp:dovetail/email --></div>
<!-- /wp:dovetail/contact-info -->`,
};
