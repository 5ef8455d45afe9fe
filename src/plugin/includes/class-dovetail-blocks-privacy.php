<?php
/**
 * What a privacy policy should say.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Suggests text for the site's privacy policy, under Settings → Privacy.
 */
final class Dovetail_Blocks_Privacy {
	/**
	 * Adds the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'admin_init', array( __CLASS__, 'suggest' ) );
	}

	/**
	 * Hands the suggestion to WordPress, in parts that the owner keeps or leaves out.
	 *
	 * @return void
	 */
	public static function suggest() {
		$parts = array(
			__( 'Forms', 'dovetail-blocks' )          => __( 'When you send a form on this site, we store what you entered, the page you sent it from and the time, and send it by e-mail to the people who look after the site.', 'dovetail-blocks' ) . ' ' . self::retention(),
			__( 'Newsletters and payments', 'dovetail-blocks' ) => __( 'When you sign up for a newsletter, donate or pay here, your e-mail address and what you chose are passed to the platform that this site is connected to, and to the newsletter or payment provider that you see on the page.', 'dovetail-blocks' ),
			__( 'Maps', 'dovetail-blocks' )           => __( 'When a map comes into view, your browser loads it from Mapbox, which thereby learns your IP address and what part of the map you look at.', 'dovetail-blocks' ),
			__( 'Embedded content', 'dovetail-blocks' ) => __( 'GIFs, calendars, booking forms and posts of other sites are loaded from those sites when you ask for them or when they come into view, as if you had visited these sites.', 'dovetail-blocks' ),
			__( 'Repeat visits', 'dovetail-blocks' )  => __( 'To show some content only to new or to returning visitors, we count visits in a cookie that stays in your browser for 180 days and says nothing else about you.', 'dovetail-blocks' ),
		);
		$html  = '<div class="wp-suggested-text"><p class="privacy-policy-tutorial">' . esc_html__( 'Dovetail Blocks can do the following. Keep what your site uses, and name the providers.', 'dovetail-blocks' ) . '</p>';
		foreach ( $parts as $title => $text ) {
			$html .= '<h3>' . esc_html( $title ) . '</h3><p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'dovetail-blocks' ) . ' </strong>' . esc_html( $text ) . '</p>';
		}
		wp_add_privacy_policy_content( __( 'Dovetail Blocks', 'dovetail-blocks' ), $html . '</div>' );
	}

	/**
	 * How long form entries stay, as it is set.
	 *
	 * @return string
	 */
	private static function retention() {
		$days = Dovetail_Blocks_Settings::get( 'retention_days' );
		return 0 === $days
			? __( 'We keep it until we no longer need it.', 'dovetail-blocks' )
			/* translators: %s: a number of days. */
			: sprintf( _n( 'We delete it after %s day.', 'We delete it after %s days.', $days, 'dovetail-blocks' ), number_format_i18n( $days ) );
	}
}
