/** What the showcase post shows of this block: a workshop that answers questions by chat. */
export const showcase = {
	title: 'Send A Message',
	content: `<!-- wp:paragraph -->
<p>Not sure whether your chair can be saved? Send us a picture; we answer on workdays between nine and five.</p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/send-a-message -->
<div class="wp-block-dovetail-send-a-message"><!-- wp:dovetail/whatsapp-button {"countryCode":"1US","phoneNumber":"(212) 555-0123","firstMessage":"Hello! I have a chair that needs help.","buttonText":"Ask the workshop"} -->
<div class="wp-block-dovetail-whatsapp-button is-color-dark"><a class="wp-block-dovetail-whatsapp-button__link" href="https://wa.me/12125550123?text=Hello%21%20I%20have%20a%20chair%20that%20needs%20help." style="background-color:#25D366;color:#000000" rel="noopener">Ask the workshop</a></div>
<!-- /wp:dovetail/whatsapp-button --></div>
<!-- /wp:dovetail/send-a-message -->`,
};
