/** What the showcase post shows of this block: an order at a bakery. */
export const showcase = {
	title: 'Contact Form',
	content: `<!-- wp:dovetail/contact-form {"subject":"An order from the website","customThankyou":"message","customThankyouMessage":"Thank you! Your order is ready when we open."} -->
<div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name {"label":"Name","required":true,"width":50} -->
<div class="wp-block-dovetail-field-name">Name</div>
<!-- /wp:dovetail/field-name -->

<!-- wp:dovetail/field-telephone {"label":"Phone number","width":50,"placeholder":"+44 7700 900123"} -->
<div class="wp-block-dovetail-field-telephone">Phone number</div>
<!-- /wp:dovetail/field-telephone -->

<!-- wp:dovetail/field-email {"label":"Email","required":true} -->
<div class="wp-block-dovetail-field-email">Email</div>
<!-- /wp:dovetail/field-email -->

<!-- wp:dovetail/field-date {"label":"Which day?","width":50,"required":true} -->
<div class="wp-block-dovetail-field-date">Which day?</div>
<!-- /wp:dovetail/field-date -->

<!-- wp:dovetail/field-select {"label":"Collect in","width":50,"options":["The shop","The market","The café"]} -->
<div class="wp-block-dovetail-field-select">Collect in<ul><li>The shop</li><li>The market</li><li>The café</li></ul></div>
<!-- /wp:dovetail/field-select -->

<!-- wp:dovetail/field-checkbox-multiple {"label":"What shall we bake?","options":["Rye bread","Seeded rolls","Fish \\u0026amp; chips pie"]} -->
<div class="wp-block-dovetail-field-checkbox-multiple">What shall we bake?<ul><li>Rye bread</li><li>Seeded rolls</li><li>Fish &amp; chips pie</li></ul></div>
<!-- /wp:dovetail/field-checkbox-multiple -->

<!-- wp:dovetail/field-textarea {"label":"Anything else?","placeholder":"Allergies, a name on the cake …"} -->
<div class="wp-block-dovetail-field-textarea">Anything else?</div>
<!-- /wp:dovetail/field-textarea -->

<!-- wp:dovetail/field-consent /-->

<!-- wp:dovetail/button {"element":"button","text":"Send the order"} /--></div>
<!-- /wp:dovetail/contact-form -->`,
};
