/** What the showcase post shows of this block: the form as it comes, and one in a bakery's colours. */
export const showcase = {
	title: 'Subscription Form',
	content: `<!-- wp:dovetail/subscriptions {"showSubscribersTotal":true} -->
<div class="wp-block-dovetail-subscriptions"></div>
<!-- /wp:dovetail/subscriptions -->

<!-- wp:dovetail/subscriptions {"subscribePlaceholder":"you@example.com","buttonOnNewLine":true,"submitButtonText":"Send me \\u003cstrong\\u003enew recipes\\u003c/strong\\u003e","customEmailFieldBackgroundColor":"#fffaf2","customTextColor":"#1f1208","customButtonBackgroundColor":"#f2b86b","borderRadius":6,"borderWeight":2,"customBorderColor":"#7a3b12","padding":18,"spacing":14} -->
<div class="wp-block-dovetail-subscriptions has-own-field has-own-button has-own-text has-own-border is-button-on-new-line" style="--dovetail-field:#fffaf2;--dovetail-button:#f2b86b;--dovetail-text:#1f1208;--dovetail-border:#7a3b12;--dovetail-radius:6px;--dovetail-weight:2px;--dovetail-padding:18px;--dovetail-spacing:14px"></div>
<!-- /wp:dovetail/subscriptions -->`,
};
