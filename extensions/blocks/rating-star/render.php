<?php
/**
 * Renders the stars, with the rating as text in the visitor's language.
 *
 * Parses the saved text (`★★★½☆` and `3.5/5`), so that only the editor has to round and limit ratings. Feeds keep the
 * saved text, and text with more stars than the editor saves also stays as it is.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_draw = static function ( array $saved ) use ( $attributes ): string {
	$star  = wp_json_file_decode( __DIR__ . '/star.json', array( 'associative' => true ) );
	$class = 'wp-block-dovetail-rating-star__star';
	$fills = array(
		'★' => 'full',
		'½' => 'half',
		'☆' => 'empty',
	);
	$drawn = '';
	foreach ( preg_split( '//u', $saved['stars'], -1, PREG_SPLIT_NO_EMPTY ) as $glyph ) {
		$drawn .= sprintf(
			'<span class="%1$s is-%2$s"><svg viewBox="%3$s" focusable="false"><path class="%1$s-base" d="%4$s"/><path class="%1$s-fill" d="%4$s"/></svg></span>',
			$class,
			$fills[ $glyph ],
			esc_attr( $star['viewBox'] ),
			esc_attr( $star['path'] )
		);
	}

	$rating  = (float) $saved['rating'];
	$rating  = number_format_i18n( $rating, floor( $rating ) === $rating ? 0 : 1 );
	$highest = number_format_i18n( (float) $saved['highest'] );
	$label   = sprintf(
		/* translators: 1: rating, such as 3.5. 2: highest rating, such as 5. */
		__( 'Rating: %1$s out of %2$s', 'dovetail-blocks' ),
		$rating,
		$highest
	);
	$number  = $attributes['showNumber'] ? sprintf( '<span class="wp-block-dovetail-rating-star__value" aria-hidden="true">%s</span>', esc_html( $rating . '/' . $highest ) ) : '';

	return sprintf(
		'<span class="wp-block-dovetail-rating-star__stars" aria-hidden="true">%1$s</span>%3$s<span class="wp-block-dovetail-rating-star__text">%2$s</span>',
		$drawn,
		esc_html( $label ),
		$number
	);
};

$dovetail_blocks_saved = '~<span class="wp-block-dovetail-rating-star__stars">(?<stars>[★½☆]{2,10})</span> <span class="wp-block-dovetail-rating-star__value">(?<rating>[\d.]+)/(?<highest>\d+)</span>~u';

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, with the parts that are added escaped above.
echo is_feed() ? $content : preg_replace_callback( $dovetail_blocks_saved, $dovetail_blocks_draw, $content, 1 );
