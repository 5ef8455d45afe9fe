<?php
/**
 * Title: Photo story
 * Slug: dovetail/photo-story
 * Description: A story in full-screen pictures with a short text below.
 * Categories: dovetail, gallery, media
 * Keywords: story, photos, travel, slides, full screen
 * Post Types: post, page
 * Viewport Width: 800
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- a pattern is content, as the editor saves it.
?>
<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'One day between the coast and the mountains, told in five pictures. Press play, and the story fills the screen.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/story -->
<div class="wp-block-dovetail-story"><div class="wp-block-dovetail-story__stage"><ol class="wp-block-dovetail-story__list"><li class="wp-block-dovetail-story__slide"><figure><img class="wp-block-dovetail-story__media" src="<?php echo esc_url( plugins_url( 'patterns/images/coast.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a lighthouse above the sea at sunset', 'dovetail-blocks' ); ?>" width="1600" height="1064" data-type="image"/><figcaption class="wp-block-dovetail-story__caption"><p class="wp-block-dovetail-story__text"><?php esc_html_e( 'We started at the lighthouse, an hour before sunset.', 'dovetail-blocks' ); ?></p></figcaption></figure></li><li class="wp-block-dovetail-story__slide"><figure><img class="wp-block-dovetail-story__media" src="<?php echo esc_url( plugins_url( 'patterns/images/hills.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a house among green hills', 'dovetail-blocks' ); ?>" width="1600" height="1064" data-type="image"/><figcaption class="wp-block-dovetail-story__caption"><p class="wp-block-dovetail-story__text"><?php esc_html_e( 'The road led past fields and a single house.', 'dovetail-blocks' ); ?></p></figcaption></figure></li><li class="wp-block-dovetail-story__slide"><figure><img class="wp-block-dovetail-story__media" src="<?php echo esc_url( plugins_url( 'patterns/images/forest.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a path through a fir forest', 'dovetail-blocks' ); ?>" width="1064" height="1600" data-type="image"/><figcaption class="wp-block-dovetail-story__caption"><p class="wp-block-dovetail-story__text"><?php esc_html_e( 'In the forest it was so quiet that we whispered.', 'dovetail-blocks' ); ?></p></figcaption></figure></li><li class="wp-block-dovetail-story__slide"><figure><img class="wp-block-dovetail-story__media" src="<?php echo esc_url( plugins_url( 'patterns/images/lake.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a sailing boat on a mountain lake', 'dovetail-blocks' ); ?>" width="1200" height="1200" data-type="image"/><figcaption class="wp-block-dovetail-story__caption"><p class="wp-block-dovetail-story__text"><?php esc_html_e( 'The lake was still too cold for a swim.', 'dovetail-blocks' ); ?></p></figcaption></figure></li><li class="wp-block-dovetail-story__slide"><figure><img class="wp-block-dovetail-story__media" src="<?php echo esc_url( plugins_url( 'patterns/images/town.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a row of town houses at night', 'dovetail-blocks' ); ?>" width="1600" height="1064" data-type="image"/><figcaption class="wp-block-dovetail-story__caption"><p class="wp-block-dovetail-story__text"><?php esc_html_e( 'At night the old town was ours.', 'dovetail-blocks' ); ?></p></figcaption></figure></li></ol></div></div>
<!-- /wp:dovetail/story -->

<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'How to get there', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The bus to the lighthouse leaves every hour. Bring good shoes, water and something warm for the evening.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
