<?php
/**
 * Title: Restaurant page
 * Slug: dovetail/restaurant
 * Description: A short introduction, a menu, opening hours, a table request and a map.
 * Categories: dovetail, about
 * Keywords: menu, cafe, food, reservation, table, opening hours
 * Block Types: core/post-content
 * Viewport Width: 1200
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- a pattern is content, as the editor saves it.
?>
<!-- wp:group {"metadata":{"dovetailPattern":"restaurant"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:columns {"verticalAlignment":"center","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Good food, a few steps from the harbor', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We cook what the boats and the farms bring in. The menu is short and changes with the seasons.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#table"><?php esc_html_e( 'Request a table', 'dovetail-blocks' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"large","linkDestination":"none","style":{"border":{"radius":"4px"}}} -->
<figure class="wp-block-image size-large has-custom-border"><img src="<?php echo esc_url( plugins_url( 'patterns/images/soup.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a bowl of pumpkin soup', 'dovetail-blocks' ); ?>" style="border-radius:4px;aspect-ratio:4/3;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-contrast-color has-accent-5-background-color has-text-color has-background" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Menu', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'To start', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":4,"fontSize":"medium"} -->
<h4 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Pumpkin soup', 'dovetail-blocks' ); ?></h4>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php esc_html_e( '$9', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Roasted pumpkin, cream, sage', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":4,"fontSize":"medium"} -->
<h4 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Warm bread', 'dovetail-blocks' ); ?></h4>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php esc_html_e( '$6', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Sourdough from our oven, salted butter', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":4,"fontSize":"medium"} -->
<h4 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Beets and goat cheese', 'dovetail-blocks' ); ?></h4>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php esc_html_e( '$11', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Walnuts, honey, thyme', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Main dishes', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":4,"fontSize":"medium"} -->
<h4 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Catch of the day', 'dovetail-blocks' ); ?></h4>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php esc_html_e( '$26', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Potatoes, fennel, lemon', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":4,"fontSize":"medium"} -->
<h4 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Mushroom risotto', 'dovetail-blocks' ); ?></h4>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php esc_html_e( '$21', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Parmesan, parsley', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":4,"fontSize":"medium"} -->
<h4 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Braised beef', 'dovetail-blocks' ); ?></h4>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php esc_html_e( '$28', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Root vegetables, red wine', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|70","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Opening hours', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:dovetail/business-hours {"days":[{"name":"Sun","hours":[{"opening":"12:00","closing":"16:00"}]},{"name":"Mon","hours":[]},{"name":"Tue","hours":[]},{"name":"Wed","hours":[{"opening":"17:30","closing":"22:00"}]},{"name":"Thu","hours":[{"opening":"17:30","closing":"22:00"}]},{"name":"Fri","hours":[{"opening":"17:30","closing":"23:00"}]},{"name":"Sat","hours":[{"opening":"12:00","closing":"14:30"},{"opening":"17:30","closing":"23:00"}]}]} -->
<div class="wp-block-dovetail-business-hours"><dl><div class="wp-block-dovetail-business-hours__day"><dt>Sun</dt><dd>12:00–16:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Mon</dt><dd>–</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Tue</dt><dd>–</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Wed</dt><dd>17:30–22:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Thu</dt><dd>17:30–22:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Fri</dt><dd>17:30–23:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Sat</dt><dd>12:00–14:30, 17:30–23:00</dd></div></dl></div>
<!-- /wp:dovetail/business-hours -->

<!-- wp:dovetail/contact-info {"showIcons":true} -->
<div class="wp-block-dovetail-contact-info has-icons"><!-- wp:dovetail/address {"address":"12 Harbor Street","city":"Portland","region":"ME","postal":"04101"} -->
<address class="wp-block-dovetail-address">12 Harbor Street<br/>Portland, ME 04101</address>
<!-- /wp:dovetail/address -->

<!-- wp:dovetail/phone {"phone":"(207) 555-0123"} -->
<div class="wp-block-dovetail-phone"><a href="tel:2075550123">(207) 555-0123</a></div>
<!-- /wp:dovetail/phone --></div>
<!-- /wp:dovetail/contact-info --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 id="table" class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Request a table', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We’re closed on Monday and Tuesday.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/contact-form {"subject":<?php echo serialize_block_attributes( __( 'Table request from the website', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name {"label":<?php echo serialize_block_attributes( __( 'Name', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-name"><?php esc_html_e( 'Name', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-name -->

<!-- wp:dovetail/field-email {"label":<?php echo serialize_block_attributes( __( 'Email', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-email"><?php esc_html_e( 'Email', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-email -->

<!-- wp:dovetail/field-telephone {"label":<?php echo serialize_block_attributes( __( 'Phone', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-telephone"><?php esc_html_e( 'Phone', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-telephone -->

<!-- wp:dovetail/field-date {"label":<?php echo serialize_block_attributes( __( 'Date', 'dovetail-blocks' ) ); ?>,"required":true,"width":50,"isFromToday":true,"weekdays":[0,3,4,5,6]} -->
<div class="wp-block-dovetail-field-date"><?php esc_html_e( 'Date', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-date -->

<!-- wp:dovetail/field-select {"label":<?php echo serialize_block_attributes( __( 'Time', 'dovetail-blocks' ) ); ?>,"required":true,"options":[<?php echo serialize_block_attributes( __( '12:00 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '12:30 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '1:00 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '1:30 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '5:30 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '6:00 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '6:30 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '7:00 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '7:30 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '8:00 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '8:30 pm', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( '9:00 pm', 'dovetail-blocks' ) ); ?>],"placeholder":<?php echo serialize_block_attributes( __( 'Choose', 'dovetail-blocks' ) ); ?>,"width":50} -->
<div class="wp-block-dovetail-field-select"><?php esc_html_e( 'Time', 'dovetail-blocks' ); ?><ul><li><?php esc_html_e( '12:00 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '12:30 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '1:00 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '1:30 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '5:30 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '6:00 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '6:30 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '7:00 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '7:30 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '8:00 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '8:30 pm', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( '9:00 pm', 'dovetail-blocks' ); ?></li></ul></div>
<!-- /wp:dovetail/field-select -->

<!-- wp:dovetail/field-select {"label":<?php echo serialize_block_attributes( __( 'Guests', 'dovetail-blocks' ) ); ?>,"required":true,"options":["1","2","3","4","5","6"],"placeholder":<?php echo serialize_block_attributes( __( 'Choose', 'dovetail-blocks' ) ); ?>,"width":50} -->
<div class="wp-block-dovetail-field-select"><?php esc_html_e( 'Guests', 'dovetail-blocks' ); ?><ul><li>1</li><li>2</li><li>3</li><li>4</li><li>5</li><li>6</li></ul></div>
<!-- /wp:dovetail/field-select -->

<!-- wp:dovetail/field-textarea {"label":<?php echo serialize_block_attributes( __( 'Allergies or special requests', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-field-textarea"><?php esc_html_e( 'Allergies or special requests', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-textarea -->

<!-- wp:dovetail/button {"element":"button","text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Request a table', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"lock":{"remove":true}} /--></div>
<!-- /wp:dovetail/contact-form -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Your table is booked once we confirm it by email.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:dovetail/map {"zoom":14,"mapCenter":{"longitude":0,"latitude":0},"mapHeight":400} -->
<div class="wp-block-dovetail-map" style="--dovetail-map-height:400px" data-map-style="default" data-zoom="14" data-center="0,0"></div>
<!-- /wp:dovetail/map --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
