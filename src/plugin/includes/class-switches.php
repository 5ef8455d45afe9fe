<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The switches with which the owner of a site takes blocks and panels out of the editor. */
final class Switches {
	/**
	 * Blocks and panels that the owner may switch off: everything with a name that stands for itself.
	 *
	 * @return array<string, string> Titles by slug, in the reader's order of letters.
	 */
	private static function titles(): array {
		$titles = array();
		foreach ( Availability::lines() as $slug => $line ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'dovetail/' . $slug );
			if ( $type && null === $line['parent'] && 'not_listed' !== ( Availability::all()[ $slug ]['unavailable_reason'] ?? '' ) ) {
				$titles[ $slug ] = $type->title;
			}
		}
		asort( $titles, SORT_FLAG_CASE | SORT_NATURAL );
		return $titles;
	}

	/** Prints them. */
	public static function draw(): void {
		echo '<h2>' . esc_html__( 'Offered to authors', 'dovetail-blocks' ) . '</h2><p>' . esc_html__( 'What is not ticked is not in the inserter. Posts that use it already keep their content, without what would run on the page.', 'dovetail-blocks' ) . '</p><fieldset class="dovetail-blocks-switches"><legend class="screen-reader-text">' . esc_html__( 'Offered to authors', 'dovetail-blocks' ) . '</legend>';
		foreach ( self::titles() as $slug => $title ) {
			$name = esc_attr( Settings::OPTION . '[on][' . $slug . ']' );
			Fields::draw_was( Settings::OPTION . '[on][' . $slug . ']', Settings::is_off( $slug ) ? '0' : '1' );
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
			printf( '<label><input type="hidden" name="%1$s" value="0"><input type="checkbox" name="%1$s" value="1"%2$s> %3$s</label>', $name, checked( ! Settings::is_off( $slug ), true, false ), esc_html( $title ) );
		}
		echo '</fieldset>';
	}
}
