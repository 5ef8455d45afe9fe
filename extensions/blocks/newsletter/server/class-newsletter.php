<?php
namespace Dovetail\Newsletter;

use Dovetail\Plugin\Services;
use Dovetail\Sign_Up\Markup;

defined( 'ABSPATH' ) || exit;

/** Draws a form that a browser sends to the provider, or a link where no form works. */
final class Newsletter {
	/** How many forms the page has by now. */
	private static int $drawn = 0;

	/**
	 * The block; nothing where nobody would receive what is sent.
	 *
	 * @param array  $attributes The block's attributes.
	 * @param string $content    The saved HTML with the button in it.
	 * @return string HTML, escaped.
	 */
	public static function draw( array $attributes, string $content ): string {
		$provider = Services::get( 'newsletter' );
		$username = dovetail_blocks_attribute( $attributes, 'revueUsername' );
		if ( '' === $provider || '' === $username ) {
			return '';
		}
		if ( ! Markup::works_here() ) {
			return Markup::link( 'newsletter', esc_html__( 'Subscribe', 'dovetail-blocks' ) );
		}
		++self::$drawn;
		list( $root, $button ) = Markup::parts( $content, 'newsletter' );
		return sprintf(
			'%1$s<form class="wp-block-dovetail-newsletter__form" method="post" target="_blank" action="%2$s">%3$s%4$s<p class="wp-block-dovetail-newsletter__note">%5$s</p></form></div>',
			$root,
			esc_url( $provider . '/profile/' . rawurlencode( $username ) . '/add_subscriber' ),
			implode( '', array_map( array( __CLASS__, 'field' ), self::fields( $attributes ) ) ),
			'' === $button ? self::button() : $button,
			esc_html(
				sprintf(
					/* translators: %s: host of the newsletter's provider, such as news.example.com. */
					__( 'What you enter is sent to %s, which sends the newsletter. The answer opens in a new tab.', 'dovetail-blocks' ),
					(string) wp_parse_url( $provider, PHP_URL_HOST )
				)
			)
		);
	}

	/**
	 * The fields that the form has, in their order.
	 *
	 * @param array $attributes The block's attributes.
	 * @return array<int, array{name: string, type: string, autocomplete: string, label: string, placeholder: string}>
	 */
	private static function fields( array $attributes ): array {
		$fields = array(
			array(
				'name'         => 'email',
				'type'         => 'email',
				'autocomplete' => 'email',
				'label'        => dovetail_blocks_attribute( $attributes, 'emailLabel', __( 'Email address', 'dovetail-blocks' ) ),
				'placeholder'  => dovetail_blocks_attribute( $attributes, 'emailPlaceholder', __( 'Enter your email address', 'dovetail-blocks' ) ),
			),
		);
		if ( $attributes['firstNameShow'] ) {
			$fields[] = array(
				'name'         => 'first_name',
				'type'         => 'text',
				'autocomplete' => 'given-name',
				'label'        => dovetail_blocks_attribute( $attributes, 'firstNameLabel', __( 'First name', 'dovetail-blocks' ) ),
				'placeholder'  => dovetail_blocks_attribute( $attributes, 'firstNamePlaceholder', __( 'Enter your first name', 'dovetail-blocks' ) ),
			);
		}
		if ( $attributes['lastNameShow'] ) {
			$fields[] = array(
				'name'         => 'last_name',
				'type'         => 'text',
				'autocomplete' => 'family-name',
				'label'        => dovetail_blocks_attribute( $attributes, 'lastNameLabel', __( 'Last name', 'dovetail-blocks' ) ),
				'placeholder'  => dovetail_blocks_attribute( $attributes, 'lastNamePlaceholder', __( 'Enter your last name', 'dovetail-blocks' ) ),
			);
		}
		return $fields;
	}

	/**
	 * A field with its label. An address is required, a name is not.
	 *
	 * @return string HTML.
	 */
	private static function field( array $field ): string {
		return sprintf(
			'<div class="wp-block-dovetail-newsletter__field"><label class="wp-block-dovetail-newsletter__label" for="%1$s">%2$s</label>'
				. '<input class="wp-block-dovetail-newsletter__input" id="%1$s" type="%3$s" name="member[%4$s]" placeholder="%5$s" autocomplete="%6$s"%7$s></div>',
			esc_attr( 'dovetail-newsletter-' . self::$drawn . '-' . $field['name'] ),
			Markup::without_shortcodes( esc_html( $field['label'] ) ),
			esc_attr( $field['type'] ),
			esc_attr( $field['name'] ),
			Markup::attribute( $field['placeholder'] ),
			esc_attr( $field['autocomplete'] ),
			'email' === $field['type'] ? ' required' : ''
		);
	}

	/**
	 * The button of a form whose own is gone.
	 *
	 * @return string HTML.
	 */
	private static function button(): string {
		return sprintf( '<div><button class="wp-element-button" type="submit">%s</button></div>', esc_html__( 'Subscribe', 'dovetail-blocks' ) );
	}
}
