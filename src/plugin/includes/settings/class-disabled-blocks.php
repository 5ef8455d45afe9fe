<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Prints the checkboxes for removing blocks and panels from the editor. */
final class Disabled_Blocks {
	/**
	 * Returns the blocks and panels that the owner can disable. Child blocks are not listed.
	 *
	 * @return array<string, string> Titles by slug, sorted in the reader's language.
	 */
	private static function titles(): array {
		$titles = array();
		foreach ( Availability::rows() as $slug => $line ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'dovetail/' . $slug );
			if ( $type && null === $line['parent'] && false !== ( $type->supports['inserter'] ?? true ) && 'not_listed' !== ( Availability::all()[ $slug ]['unavailable_reason'] ?? '' ) ) {
				$titles[ $slug ] = implode( ', ', array_unique( array( $type->title, ...array_column( $type->variations, 'title' ) ) ) );
			}
		}
		asort( $titles, SORT_FLAG_CASE | SORT_NATURAL );
		return $titles;
	}

	/** Prints the checkboxes. */
	public static function render(): void {
		echo '<h2>' . esc_html__( 'Available blocks', 'dovetail-blocks' ) . '</h2><p>' . esc_html__( 'Clear a checkbox to hide a block from the inserter. Posts that already use it keep their content; its scripts stop running.', 'dovetail-blocks' ) . '</p><fieldset class="dovetail-blocks-switches"><legend class="screen-reader-text">' . esc_html__( 'Available blocks', 'dovetail-blocks' ) . '</legend>';
		foreach ( self::titles() as $slug => $title ) {
			$name = esc_attr( Settings::OPTION . '[on][' . $slug . ']' );
			Settings_Fields::render_original_value( Settings::OPTION . '[on][' . $slug . ']', Settings::is_disabled( $slug ) ? '0' : '1' );
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
			printf( '<label><input type="hidden" name="%1$s" value="0"><input type="checkbox" id="%2$s" name="%1$s" value="1"%3$s> %4$s</label>', $name, esc_attr( Settings_Fields::id( "on-$slug" ) ), checked( ! Settings::is_disabled( $slug ), true, false ), esc_html( $title ) );
		}
		echo '</fieldset>';
	}
}
