<?php
/**
 * What a visitor reads once the message is on its way.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Draws the thanks: the author's message, or a summary of what was sent. The summary stands in this answer only; there is no
 * address at which it could be read.
 */
final class Dovetail_Blocks_Form_Thanks {
	/**
	 * The thanks for a message.
	 *
	 * @param array $result   See `Dovetail_Blocks_Form_Submission::receive()`.
	 * @param bool  $is_focus Whether the page opens here.
	 * @return string HTML.
	 */
	public static function draw( $result, $is_focus ) {
		$schema = $result['schema'];
		$inside = 'message' === $schema['thanks'] && '' !== $schema['message']
			? sprintf( '<p>%s</p>', nl2br( esc_html( $schema['message'] ) ) )
			: sprintf( '<p><strong>%s</strong></p>', esc_html__( 'Thank you! Your message has been sent.', 'dovetail-blocks' ) );
		if ( '' === $schema['thanks'] ) {
			$inside .= self::summary( $schema['fields'], $result['values'] );
		}
		if ( '' !== $result['tester'] ) {
			/* translators: %s: an e-mail address. */
			$inside .= sprintf( '<p>%s</p>', esc_html( sprintf( __( 'This page is not public, so this was a test: nothing was stored or passed on, and the message went to your own address alone, %s.', 'dovetail-blocks' ), $result['tester'] ) ) );
		}
		return sprintf(
			'<div class="%s__thanks" tabindex="-1"%s>%s</div>',
			Dovetail_Blocks_Form_Controls::BLOCK,
			$is_focus ? ' role="status" autofocus' : '',
			$inside
		);
	}

	/**
	 * Where a visitor is led instead; empty for nowhere. Who tries a form out stays, to read that it was a test.
	 *
	 * @param array $result See `Dovetail_Blocks_Form_Submission::receive()`.
	 * @return string
	 */
	public static function redirect( $result ) {
		return 'redirect' === $result['schema']['thanks'] && '' === $result['tester'] ? $result['schema']['redirect'] : '';
	}

	/**
	 * What was sent.
	 *
	 * @param array[] $fields Of a schema.
	 * @param array   $values By key.
	 * @return string HTML.
	 */
	private static function summary( $fields, $values ) {
		$rows = '';
		foreach ( $fields as $field ) {
			$value = isset( $values[ $field['key'] ] ) ? $values[ $field['key'] ] : '';
			$words = Dovetail_Blocks_Form_Entries::words( array( 'value' => $value ) + $field );
			if ( '' !== $words && 'implicit' !== $field['consent'] ) {
				$rows .= sprintf(
					'<dt>%s</dt><dd dir="auto">%s</dd>',
					esc_html( Dovetail_Blocks_Form_Fields::label( $field ) ),
					str_replace( '&#010;', '<br>', Dovetail_Blocks_Form_Controls::verbatim( $words ) )
				);
			}
		}
		return '' === $rows ? '' : '<dl>' . $rows . '</dl>';
	}
}
