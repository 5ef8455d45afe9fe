<?php
namespace Dovetail\Newsletter;

use Dovetail\Sign_Up\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the form, which is submitted to the provider or to this site, or a link to the provider's page. In feeds and
 * emails, where forms do not work, renders a link to the post.
 */
final class Newsletter {
	/** Number of forms rendered on the page so far. */
	private static int $drawn = 0;

	/**
	 * Returns the HTML of the block; empty if no provider would receive the submitted data.
	 *
	 * @param string $content The saved HTML with the button in it.
	 * @return string HTML, escaped.
	 */
	public static function draw( array $attributes, string $content ): string {
		$provider = Provider::chosen();
		$username = trim( dovetail_blocks_attribute( $attributes, 'revueUsername' ) );
		if ( null === $provider || ! Provider::takes_name( $provider, $username ) ) {
			return '';
		}
		if ( ! Markup::is_supported() ) {
			return Markup::link( 'newsletter', esc_html__( 'Subscribe', 'dovetail-blocks' ) );
		}
		++self::$drawn;
		list( $root, $button ) = Markup::parts( $content, 'newsletter' );
		$button                = '' === $button ? self::button() : $button;
		if ( isset( $provider['page'] ) ) {
			return $root . self::link( Provider::address( $provider['page'], $username ), $button ) . self::small_print( $provider ) . '</div>';
		}
		return $root . ( isset( $provider['service'] ) ? self::own_form( $attributes, $button ) : self::form( $provider, $username, $attributes, $button ) ) . '</div>';
	}

	/**
	 * Renders a form that is submitted to the provider.
	 *
	 * @param array  $provider Row from `Provider::chosen()`.
	 * @param string $button   HTML of the button.
	 * @return string HTML.
	 */
	private static function form( array $provider, string $username, array $attributes, string $button ): string {
		$fields = '';
		foreach ( self::fields( $attributes ) as $field ) {
			$fields .= self::field( $field, 'dovetail-newsletter-' . self::$drawn, $provider['fields'][ $field['name'] ] );
		}
		return sprintf(
			'<form class="wp-block-dovetail-newsletter__form" method="post" target="_blank" action="%s">%s%s%s</form>',
			esc_url( Provider::address( $provider['form'], $username ) ),
			$fields,
			$button,
			self::small_print( $provider )
		);
	}

	/**
	 * Renders a form that is submitted to this site. The site then sends the data to the provider.
	 *
	 * @param string $button HTML of the button.
	 * @return string HTML.
	 */
	private static function own_form( array $attributes, string $button ): string {
		return Form::kind()->draw(
			array(
				'fields'  => self::draws_fields( $attributes, $button ),
				'consent' => '',
				'words'   => array(
					'processing' => __( 'Sending…', 'dovetail-blocks' ),
					'success'    => __( 'Thank you! You are subscribed.', 'dovetail-blocks' ),
					'failure'    => __( 'Your address could not be sent to the newsletter. It is still in the field. Try again in a moment.', 'dovetail-blocks' ),
				),
				'signed'  => array( 'dovetail_settings' => Form::settings() ),
			)
		);
	}

	/**
	 * Returns a function that renders the fields and the button of a form that is submitted to this site.
	 *
	 * @param string $button HTML of the button.
	 * @return callable Callback for `Sign_Up\Form::draw()`.
	 */
	public static function draws_fields( array $attributes, string $button ): callable {
		return static function ( string $id, array $values, string $described, bool $is_wrong ) use ( $attributes, $button ): string {
			$html = '';
			foreach ( self::fields( $attributes ) as $field ) {
				$name  = 'dovetail_' . $field['name'];
				$html .= self::field( $field, $id, $name, $values[ $name ] ?? '', 'email' === $field['name'] ? $described : '', $is_wrong );
			}
			return $html . $button;
		};
	}

	/**
	 * Renders the button as a link to the provider's page.
	 *
	 * @param string $button HTML of the button.
	 * @return string HTML.
	 */
	private static function link( string $address, string $button ): string {
		return (string) preg_replace_callback(
			'~<button\b([^>]*?)\stype="submit"([^>]*)>(.*)</button>~s',
			static function ( array $parts ) use ( $address ): string {
				return sprintf( '<a%s%s href="%s" target="_blank" rel="noopener">%s</a>', $parts[1], $parts[2], esc_url( $address ), $parts[3] );
			},
			$button
		);
	}

	/**
	 * Returns a sentence that names the site that receives the form; empty for this site.
	 *
	 * @param array $provider Row from `Provider::chosen()`.
	 */
	public static function note( array $provider ): string {
		$host = (string) wp_parse_url( str_replace( '%s.', '', $provider['page'] ?? $provider['form'] ?? '' ), PHP_URL_HOST );
		/* translators: %s: host of the newsletter's provider, such as news.example.com. */
		return '' === $host ? '' : sprintf( __( 'Your details are sent to %s, the newsletter provider. The response opens in a new tab.', 'dovetail-blocks' ), $host );
	}

	/**
	 * @param array $provider Row from `Provider::chosen()`.
	 * @return string HTML.
	 */
	private static function small_print( array $provider ): string {
		return '<p class="wp-block-dovetail-newsletter__note">' . esc_html( self::note( $provider ) ) . '</p>';
	}

	/**
	 * @return array<int, array{name: string, type: string, autocomplete: string, label: string, placeholder: string}>
	 */
	private static function fields( array $attributes ): array {
		$texts  = array(
			'email'      => array( 'email', 'email', __( 'Email address', 'dovetail-blocks' ), __( 'Enter your email address', 'dovetail-blocks' ) ),
			'first_name' => array( 'firstName', 'given-name', __( 'First name', 'dovetail-blocks' ), __( 'Enter your first name', 'dovetail-blocks' ) ),
			'last_name'  => array( 'lastName', 'family-name', __( 'Last name', 'dovetail-blocks' ), __( 'Enter your last name', 'dovetail-blocks' ) ),
		);
		$fields = array();
		foreach ( $texts as $name => list( $attribute, $autocomplete, $label, $placeholder ) ) {
			if ( $attributes[ $attribute . 'Show' ] ?? true ) {
				$fields[] = array(
					'name'         => $name,
					'type'         => 'email' === $name ? 'email' : 'text',
					'autocomplete' => $autocomplete,
					'label'        => dovetail_blocks_attribute( $attributes, $attribute . 'Label', $label ),
					'placeholder'  => dovetail_blocks_attribute( $attributes, $attribute . 'Placeholder', $placeholder ),
				);
			}
		}
		return $fields;
	}

	/**
	 * Renders a field with its label. Only the email address is required.
	 *
	 * @param array  $field     Field from `fields()`.
	 * @param string $name      Name of the submitted field.
	 * @param string $described IDs of the elements that describe the field.
	 * @return string HTML.
	 */
	private static function field( array $field, string $id, string $name, string $value = '', string $described = '', bool $is_wrong = false ): string {
		return sprintf(
			'<div class="wp-block-dovetail-newsletter__field"><label class="wp-block-dovetail-newsletter__label" for="%1$s">%2$s</label>'
				. '<input class="wp-block-dovetail-newsletter__input" id="%1$s" type="%3$s" name="%4$s" placeholder="%5$s" autocomplete="%6$s"%7$s></div>',
			esc_attr( $id . '-' . $field['name'] ),
			Markup::without_shortcodes( esc_html( $field['label'] ) ),
			esc_attr( $field['type'] ),
			esc_attr( $name ),
			Markup::attribute( $field['placeholder'] ),
			esc_attr( $field['autocomplete'] ),
			( 'email' === $field['type'] ? ' required' : '' )
				. ( '' === $value ? '' : ' value="' . Markup::attribute( $value ) . '"' )
				. ( '' === $described ? '' : ' aria-describedby="' . esc_attr( $described ) . '"' . ( $is_wrong ? ' aria-invalid="true" autofocus' : '' ) )
		);
	}

	/** Returns the HTML of a button. Used if the author deleted the form's button. */
	private static function button(): string {
		return sprintf( '<div><button class="wp-element-button" type="submit">%s</button></div>', esc_html__( 'Subscribe', 'dovetail-blocks' ) );
	}
}
