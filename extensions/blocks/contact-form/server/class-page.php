<?php
/**
 * Forms on the page.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Source;
use Dovetail\Sign_Up\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Draws forms, and into the form that was just sent what became of it: the thanks, or every error and everything typed.
 *
 * The fields are drawn before the form around them, so a form begins when its block is about to be drawn.
 */
final class Page {
	/**
	 * Forms that are being drawn, the innermost last.
	 *
	 * @var array[]
	 */
	private static $open = array();

	/**
	 * How many forms of a hash the page has so far.
	 *
	 * @var array<string, int>
	 */
	private static $counts = array();

	/**
	 * What became of the form that was sent with this request, if one was.
	 *
	 * @var array|null
	 */
	private static $result = null;

	/**
	 * Lets the form that was sent be drawn with what became of it.
	 *
	 * @param array $result See `Submission::receive()`, and `sent`.
	 */
	public static function show( $result ): void {
		self::$result = $result;
	}

	/**
	 * Leaves a form out where it is not available: nobody would get its messages.
	 *
	 * @param bool   $keeps Whether the saved HTML stays.
	 * @param string $slug  Of a block.
	 * @return bool
	 */
	public static function is_left_out( $keeps, $slug ) {
		return 'contact-form' === $slug || str_starts_with( $slug, 'field-' ) ? false : $keeps;
	}

	/**
	 * Begins a form.
	 *
	 * @param array $block A parsed block.
	 * @return array The same.
	 */
	public static function begin( $block ) {
		$schema                = Schema::of( $block, Source::current(), Source::is_drawn_for_everybody() );
		$hash                  = Schema::keep( $schema );
		self::$counts[ $hash ] = isset( self::$counts[ $hash ] ) ? self::$counts[ $hash ] + 1 : 1;
		$form                  = array(
			'schema' => $schema,
			'hash'   => $hash,
			'place'  => (string) self::$counts[ $hash ],
			'id'     => 'dovetail-form-' . substr( $hash, 0, 8 ) . ( 1 === self::$counts[ $hash ] ? '' : '-' . self::$counts[ $hash ] ),
			'fields' => Fields::among( isset( $block['innerBlocks'] ) ? $block['innerBlocks'] : array() ),
		);
		self::$open[]          = $form + array( 'result' => self::result_of( $form ) );
		return $block;
	}

	/**
	 * Ends a form.
	 *
	 * @param string $html Of the form.
	 * @return string The same.
	 */
	public static function end( $html ) {
		array_pop( self::$open );
		return $html;
	}

	/**
	 * A field.
	 *
	 * @param WP_Block $block   The block.
	 * @param string   $content Its saved HTML, for where it stands outside a form.
	 * @return string HTML.
	 */
	public static function field( $block, $content ) {
		$type  = (string) Fields::type( $block->name );
		$read  = Fields::read( $type, $block->parsed_block['attrs'] );
		if ( self::$open && Fields::lacks_options( $read ) ) {
			return '';
		}
		$field = self::$open ? self::take( $read ) : null;
		if ( ! $field || ! Markup::works_here() ) {
			return $content;
		}
		$form    = end( self::$open );
		$result  = $form['result'];
		$key     = $field['key'];
		$value   = $field['default'];
		$error   = '';
		$wrapper = get_block_wrapper_attributes( array( 'class' => Controls::BLOCK . '__field is-width-' . $field['width'] ) );
		if ( 'tick' === Kinds::get( $type )['asks'] ) {
			$value = 'true' === $value ? '1' : '';
		}
		if ( $result ) {
			$value = isset( $result['values'][ $key ] ) ? $result['values'][ $key ] : self::typed( $result, $key );
			$error = isset( $result['errors'][ $key ] ) ? $result['errors'][ $key ] : '';
		}
		return Controls::draw( $field, $form['id'], $value, $error, $wrapper );
	}

	/**
	 * A form around its fields.
	 *
	 * @param string $content    The saved HTML with the fields drawn.
	 * @param array  $attributes Of the block.
	 * @return string HTML.
	 */
	public static function form( string $content, array $attributes ): string {
		$form = end( self::$open );
		if ( ! $form || ! preg_match( '~^\s*(<div\b[^>]*>)(.*)</div>\s*\z~s', $content, $parts ) ) {
			return $content;
		}
		if ( ! Markup::works_here() ) {
			return self::link( $form['schema']['source'] );
		}
		$result = $form['result'];
		if ( $result && $result['accepted'] ) {
			return $parts[1] . Thanks::draw( $result, true ) . '</div>';
		}
		$inner = $parts[2];
		return sprintf(
			'%1$s<form class="%2$s__form" id="%3$s" method="post" action="#%3$s"%4$s>%5$s%6$s%7$s%8$s</form></div>',
			$parts[1],
			Controls::BLOCK,
			esc_attr( $form['id'] ),
			$attributes['keepDraft'] && ! $result ? ' data-draft' : '',
			self::status( $form ),
			$inner,
			self::has_submit( $inner ) ? '' : self::submit(),
			self::hidden( $form )
		);
	}

	/**
	 * What has to be mended, in one sentence.
	 *
	 * @param array[]  $fields Of a schema.
	 * @param string[] $errors By key.
	 * @return string
	 */
	public static function summary( array $fields, array $errors ): string {
		$labels = array();
		foreach ( $fields as $field ) {
			if ( isset( $errors[ $field['key'] ] ) ) {
				$labels[] = Fields::label( $field );
			}
		}
		/* translators: %s: names of fields. */
		return sprintf( __( 'Your message was not sent yet. Please check: %s', 'dovetail-blocks' ), implode( wp_get_list_item_separator(), $labels ) );
	}

	/**
	 * The place for what a form says about itself: empty, or why it was not sent.
	 *
	 * @param array $form A form being drawn.
	 * @return string HTML.
	 */
	private static function status( array $form ): string {
		$result   = $form['result'];
		$sentence = '';
		if ( $result ) {
			$sentence = $result['refusal'] ? $result['refusal']->get_error_message() : self::summary( $form['fields'], $result['errors'] );
		}
		return sprintf(
			'<p class="%s__status" tabindex="-1"%s>%s</p>',
			Controls::BLOCK,
			'' === $sentence ? ' hidden' : ' role="alert" autofocus',
			esc_html( $sentence )
		);
	}

	/**
	 * What travels with a message unseen: which form it is, and the trap for machines.
	 *
	 * @param array $form A form being drawn.
	 * @return string HTML.
	 */
	private static function hidden( array $form ): string {
		return sprintf(
			'<div class="%1$s__trap" aria-hidden="true"><label for="%2$s-trap">%3$s</label><input type="text" id="%2$s-trap" name="dovetail_form[%4$s]" value="" tabindex="-1" autocomplete="off"></div>'
			. '<input type="hidden" name="dovetail_form[form]" value="%5$s"><input type="hidden" name="dovetail_form[place]" value="%6$s">',
			Controls::BLOCK,
			esc_attr( $form['id'] ),
			esc_html__( 'Leave this field empty', 'dovetail-blocks' ),
			esc_attr( Guard::TRAP ),
			esc_attr( $form['hash'] ),
			esc_attr( $form['place'] )
		);
	}

	/**
	 * Whether there is something in the form that sends it.
	 *
	 * @param string $html Of its inside.
	 * @return bool
	 */
	private static function has_submit( string $html ): bool {
		$tag = new \WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			$type = strtolower( (string) $tag->get_attribute( 'type' ) );
			if ( ( 'BUTTON' === $tag->get_tag() && in_array( $type, array( '', 'submit' ), true ) ) || ( 'INPUT' === $tag->get_tag() && 'submit' === $type ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The button of a form whose author left none.
	 *
	 * @return string HTML.
	 */
	private static function submit(): string {
		return sprintf( '<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></div>', esc_html__( 'Send', 'dovetail-blocks' ) );
	}

	/**
	 * A link to the page of a form.
	 *
	 * @param int $source The post of the form, or the site.
	 * @return string HTML.
	 */
	private static function link( $source ) {
		$post    = get_post( $source && 'wp_block' !== get_post_type( $source ) ? $source : null );
		$address = $post ? get_permalink( $post ) : home_url( '/' );
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( (string) $address ), esc_html__( 'Fill in the form on the site', 'dovetail-blocks' ) );
	}

	/**
	 * What became of a form, if it is the one that was sent. A form that has changed since is the first one of the page that
	 * has a place for everything that was typed.
	 *
	 * @param array $form A form being drawn.
	 * @return array|null
	 */
	private static function result_of( array $form ): ?array {
		$result = self::$result;
		if ( ! $result ) {
			return null;
		}
		$sent  = $result['sent'];
		$typed = isset( $sent['values'] ) && is_array( $sent['values'] ) ? array_keys( $sent['values'] ) : array();
		$is_it = $result['schema']
			? $form['hash'] === $sent['form'] && ( isset( $sent['place'] ) ? $sent['place'] : '1' ) === $form['place']
			: ! array_diff( $typed, wp_list_pluck( $form['fields'], 'key' ) );
		if ( ! $is_it ) {
			return null;
		}
		self::$result = null;
		return $result;
	}

	/**
	 * What was typed into a field of a form that the server does not know any more.
	 *
	 * @param array  $result What became of the form.
	 * @param string $key    Of the field.
	 * @return string|string[]
	 */
	private static function typed( array $result, string $key ) {
		$value = isset( $result['sent']['values'][ $key ] ) ? $result['sent']['values'][ $key ] : '';
		if ( is_array( $value ) ) {
			return array_map( array( Check::class, 'clean' ), array_filter( $value, 'is_string' ) );
		}
		return is_string( $value ) ? Check::clean( $value ) : '';
	}

	/**
	 * The first field of the form that is not drawn yet and of the same kind, at best with the same label: blocks may be
	 * left out of a page, or drawn in another order.
	 *
	 * @param array $described See `Fields::read()`.
	 * @return array|null
	 */
	private static function take( array $described ): ?array {
		$last = count( self::$open ) - 1;
		$best = null;
		foreach ( self::$open[ $last ]['fields'] as $index => $field ) {
			if ( empty( $field['drawn'] ) && $field['type'] === $described['type'] ) {
				$best = null === $best ? $index : $best;
				if ( $field['label'] === $described['label'] ) {
					$best = $index;
					break;
				}
			}
		}
		if ( null === $best ) {
			return null;
		}
		self::$open[ $last ]['fields'][ $best ]['drawn'] = true;
		return self::$open[ $last ]['fields'][ $best ];
	}
}
