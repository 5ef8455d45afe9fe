/** What the showcase post shows of this block: the list of a bakery, with a group and a button of its own. */
export const showcase = {
	title: 'Mailchimp',
	content: `<!-- wp:dovetail/mailchimp {"emailPlaceholder":"you@example.com","consentText":"Your address goes to us and to Mailchimp, for one letter a month. \\u003cstrong\\u003eUnsubscribe\\u003c/strong\\u003e whenever you like.","interests":["a1"],"successLabel":"You are on the list. Our next letter is yours.","signupFieldTag":"SIGNUP","signupFieldValue":"Showcase"} -->
<div class="wp-block-dovetail-mailchimp"><!-- wp:dovetail/button {"element":"button","text":"Send me the letter"} /--></div>
<!-- /wp:dovetail/mailchimp -->`,
};
