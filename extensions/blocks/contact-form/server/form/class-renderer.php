<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Content_Source;
use Dovetail\Sign_Up\Markup as Sign_Up;

defined( 'ABSPATH' ) || exit;

/**
 * Renders forms. A form that was just sent shows its result: the thank-you message, or the errors with the visitor's
 * input.
 */
final class Renderer {
	/**
	 * The forms that are currently being rendered, the innermost last.
	 *
	 * @var array[]
	 */
	private static array $open = array();

	/**
	 * Number of forms rendered on this page so far, by hash.
	 *
	 * @var array<string, int>
	 */
	private static array $counts = array();

	/** Empty style settings, for a field whose block was not rendered. */
	const UNSTYLED = array(
		'id'          => '',
		'placeholder' => '',
		'default'     => '',
		'width'       => 100,
	);

	/** Result of the form that was sent with this request; null if no form was sent. */
	private static ?array $result = null;

	/**
	 * Stores the result of the sent form for rendering.
	 *
	 * @param array $result Result of `Submission_Handler::receive()`, with `sent`.
	 */
	public static function show( array $result ): void {
		self::$result = $result;
	}

	/**
	 * Returns the sent form with its result, if the page did not render it.
	 *
	 * @return string HTML; empty if the form was already rendered.
	 */
	public static function undrawn(): string {
		$result       = self::$result;
		self::$result = null;
		if ( ! $result ) {
			return '';
		}
		if ( $result['accepted'] ) {
			return Thanks::draw( $result, 'dovetail-form' );
		}
		$form  = array(
			'hash'   => $result['schema'] ? $result['sent']['form'] : '',
			'place'  => '1',
			'id'     => 'dovetail-form',
			'fields' => $result['schema']['fields'] ?? array(),
			'result' => $result,
		);
		$inner = '';
		foreach ( $form['fields'] as $field ) {
			$key    = $field['key'];
			$inner .= Controls::draw( $field + self::UNSTYLED, $form['id'], $result['values'][ $key ] ?? self::typed( $result, $key ), $result['errors'][ $key ] ?? '', sprintf( 'class="%s__field"', Controls::BLOCK ) );
		}
		if ( ! $result['schema'] ) {
			// The form has changed, so show the input for the visitor to copy.
			foreach ( array_keys( (array) ( $result['sent']['values'] ?? array() ) ) as $key ) {
				$inner .= sprintf( '<p dir="auto">%s</p>', Controls::verbatim( implode( ', ', (array) self::typed( $result, (string) $key ) ) ) );
			}
			return Controls::status( $form ) . $inner;
		}
		return sprintf( '<form method="post">%s%s%s%s</form>', Controls::status( $form ), $inner, Controls::missing_submit( $inner ), Controls::hidden( $form ) );
	}

	/**
	 * Hides forms that are unavailable on this site, including their saved HTML, because nobody would get the messages.
	 */
	public static function is_left_out( $keeps, $slug ) {
		return 'contact-form' === $slug || str_starts_with( $slug, 'field-' ) ? false : $keeps;
	}

	/**
	 * Renders a form with its inner blocks. Looks up the form's result first, because the inner blocks show it.
	 *
	 * @return string HTML.
	 */
	public static function draw( \WP_Block $block ): string {
		if ( ! Sign_Up::is_supported() ) {
			return Controls::link( Content_Source::current() );
		}
		$form         = self::begin( $block->parsed_block );
		self::$open[] = $form;
		add_filter( 'pre_render_block', array( __CLASS__, 'skip_hidden' ), 10, 2 );
		$content = self::draw_inner( $block );
		array_pop( self::$open );
		if ( ! self::$open ) {
			remove_filter( 'pre_render_block', array( __CLASS__, 'skip_hidden' ) );
		}
		if ( ! preg_match( '~^\s*(<div\b[^>]*>)(.*)</div>\s*\z~s', $content, $parts ) ) {
			return $content;
		}
		list( , $root, $inner ) = $parts;
		$result                 = $form['result'];
		if ( $result && $result['accepted'] ) {
			return $root . Thanks::draw( $result, $form['id'] ) . '</div>';
		}
		return sprintf(
			'%1$s<form class="%2$s__form" id="%3$s" method="post" action="#%3$s"%4$s%9$s>%5$s%6$s%7$s%8$s</form></div>',
			$root,
			Controls::BLOCK,
			esc_attr( $form['id'] ),
			$form['draft'] && ! $result ? ' data-draft' : '',
			Controls::status( $form ),
			$inner,
			Controls::missing_submit( $inner ),
			Controls::hidden( $form ),
			Sign_Up::sending()
		);
	}

	/**
	 * Skips hidden blocks in a form. WordPress would render them first, and their fields would take the place of visible
	 * ones.
	 *
	 * @param string|null $html  HTML from other filters; null for none.
	 * @param array       $block Parsed block.
	 */
	public static function skip_hidden( $html, array $block ) {
		return Fields::is_hidden( $block ) ? '' : $html;
	}

	/**
	 * Collects a form's data before the form is rendered. Only this function reads the fields from the blocks, so that
	 * they are read once.
	 *
	 * @return array{schema: array, hash: string, place: string, id: string, fields: array[], draft: bool, result: array|null}
	 */
	private static function begin( array $parsed ): array {
		$fields                = Fields::among( $parsed['innerBlocks'] ?? array() );
		$attributes            = Attributes::for_block( 'contact-form', $parsed['attrs'] ?? null );
		$schema                = Schema::of( $attributes, $fields, Content_Source::current(), Content_Source::is_public_view() );
		$hash                  = Schema::keep( $schema );
		self::$counts[ $hash ] = ( self::$counts[ $hash ] ?? 0 ) + 1;
		$place                 = self::$counts[ $hash ];
		$form                  = array(
			'schema' => $schema,
			'hash'   => $hash,
			'place'  => (string) $place,
			'id'     => 'dovetail-form-' . substr( $hash, 0, 8 ) . ( 1 === $place ? '' : '-' . $place ),
			'fields' => $fields,
			'draft'  => $attributes['keepDraft'],
		);
		return $form + array( 'result' => self::result_of( $form ) );
	}

	/**
	 * Renders a field.
	 *
	 * @param string $content Saved HTML of the field, for a field outside a form.
	 * @return string HTML.
	 */
	public static function field( \WP_Block $block, string $content ): string {
		if ( ! self::$open ) {
			return $content;
		}
		$type       = (string) Fields::type( $block->name );
		$attributes = (array) ( $block->parsed_block['attrs'] ?? array() );
		$field      = self::take( $type, $attributes );
		if ( ! $field ) {
			return Fields::lacks_options( Fields::read( $type, $attributes ) ) ? '' : $content;
		}
		$form    = end( self::$open );
		$result  = $form['result'];
		$key     = $field['key'];
		$value   = $field['default'];
		$error   = '';
		$wrapper = get_block_wrapper_attributes( array( 'class' => Controls::BLOCK . '__field is-width-' . $field['width'] ) );
		if ( 'tick' === Fields::kind( $type )['asks'] ) {
			$value = 'true' === $value ? '1' : '';
		}
		if ( $result ) {
			$value = isset( $result['values'][ $key ] ) ? $result['values'][ $key ] : self::typed( $result, $key );
			$error = isset( $result['errors'][ $key ] ) ? $result['errors'][ $key ] : '';
		}
		return Controls::draw( $field, $form['id'], $value, $error, $wrapper );
	}

	/**
	 * Returns the result for this form; null if another form or none was sent. If the form has changed since the page
	 * was loaded, the result goes to the first form on the page that has a field for every sent value.
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
	 * Returns the value that the visitor sent for a deleted field.
	 *
	 * @return string|string[]
	 */
	private static function typed( array $result, string $key ) {
		$value = isset( $result['sent']['values'][ $key ] ) ? $result['sent']['values'][ $key ] : '';
		if ( is_array( $value ) ) {
			return array_map( array( Answers::class, 'clean' ), array_filter( $value, 'is_string' ) );
		}
		return is_string( $value ) ? Answers::clean( $value ) : '';
	}

	/**
	 * Returns the next field of the given type that is not rendered yet, preferably one with equal attributes. Pages
	 * may omit or reorder blocks, and filters may change them.
	 *
	 * @param array $attributes Parsed attributes of the block.
	 */
	private static function take( string $type, array $attributes ): ?array {
		$last  = count( self::$open ) - 1;
		$form  = &self::$open[ $last ];
		$count = count( $form['fields'] );
		$best  = null;
		// Fields are usually rendered in order, so skip the leading fields that are already rendered.
		$form['from'] = $form['from'] ?? 0;
		while ( $form['from'] < $count && ! empty( $form['fields'][ $form['from'] ]['drawn'] ) ) {
			++$form['from'];
		}
		for ( $index = $form['from']; $index < $count; $index++ ) {
			$field = $form['fields'][ $index ];
			if ( empty( $field['drawn'] ) && $field['type'] === $type ) {
				$best = $best ?? $index;
				if ( $field['attributes'] === $attributes ) {
					$best = $index;
					break;
				}
			}
		}
		if ( null === $best ) {
			return null;
		}
		$form['fields'][ $best ]['drawn'] = true;
		return $form['fields'][ $best ];
	}

	/**
	 * Returns the block's saved HTML with its inner blocks rendered. Applies the same filters as WordPress, because
	 * other plugins and the block's position in a post depend on these filters.
	 */
	private static function draw_inner( \WP_Block $block ): string {
		$html  = '';
		$index = 0;
		foreach ( $block->inner_content as $chunk ) {
			$html .= is_string( $chunk ) ? $chunk : self::draw_block( $block->inner_blocks[ $index++ ], $block );
		}
		return $html;
	}

	private static function draw_block( \WP_Block $inner, \WP_Block $parent ): string {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filters, in its order.
		$drawn = apply_filters( 'pre_render_block', null, $inner->parsed_block, $parent );
		if ( null !== $drawn ) {
			return (string) $drawn;
		}
		$parsed              = $inner->parsed_block;
		$context             = $inner->context;
		$inner->parsed_block = apply_filters( 'render_block_data', $parsed, $parsed, $parent );
		$inner->context      = apply_filters( 'render_block_context', $context, $inner->parsed_block, $parent );
		// phpcs:enable
		if ( $inner->context !== $context ) {
			$inner->refresh_context_dependents();
		} elseif ( $inner->parsed_block !== $parsed ) {
			$inner->refresh_parsed_block_dependents();
		}
		return $inner->render();
	}
}
