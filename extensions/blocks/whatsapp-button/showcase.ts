/** What the showcase post shows of this block, in the block that it stands in: a pale button, in the middle, for orders. */
export const showcase = {
	title: 'WhatsApp Button',
	content: `<!-- wp:dovetail/send-a-message {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-dovetail-send-a-message"><!-- wp:dovetail/whatsapp-button {"countryCode":"44GB","phoneNumber":"7700 900123","firstMessage":"Hello, I should like to order","buttonText":"Order fish \\u0026amp; chips","backgroundColor":"#F4F4F4","colorClass":"light","openInNewTab":true} -->
<div class="wp-block-dovetail-whatsapp-button is-color-light"><a class="wp-block-dovetail-whatsapp-button__link" href="https://wa.me/447700900123?text=Hello%2C%20I%20should%20like%20to%20order" style="background-color:#F4F4F4;color:#000000" target="_blank" rel="noopener">Order fish &amp; chips</a></div>
<!-- /wp:dovetail/whatsapp-button --></div>
<!-- /wp:dovetail/send-a-message -->`,
};
