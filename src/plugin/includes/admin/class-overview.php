<?php
namespace Dovetail\Plugin;

use Dovetail\Connections\Connections_Page;

defined( 'ABSPATH' ) || exit;

/**
 * The first screen of the menu: what needs attention, what to do next, and what already works. Modules add rows with
 * the filter `dovetail_blocks_overview`. The screen must not wait for other servers.
 */
final class Overview {
	private const STYLE = '
.dovetail-overview{max-width:72rem}
.dovetail-overview h2{margin:1.5em 0 .5em;scroll-margin-block-start:56px}
.dovetail-overview__rows{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:16px;margin:0}
.dovetail-overview__row{display:flex;flex-direction:column;align-items:flex-start;gap:8px;margin:0;padding:16px;background:#fff;border:1px solid #c3c4c7;min-width:0;overflow-wrap:anywhere}
.dovetail-overview__row h3{margin:0;font-size:14px}
.dovetail-overview__row p{margin:0 0 8px}
.dovetail-overview__actions{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;margin-block-start:auto;max-width:100%}
.dovetail-overview__actions .button-link{padding-block:8px}
.dovetail-overview__row .button{display:inline-flex;align-items:center;max-width:100%;box-sizing:border-box;padding-block:4px;line-height:1.5;white-space:normal}
.dovetail-overview__row.is-attention{border-inline-start:4px solid #dba617}
.dovetail-overview__row.is-working:first-child{grid-column:1/-1}
.dovetail-overview__services{columns:20rem;column-gap:32px;margin:1em 0;padding:16px;background:#fff;border:1px solid #c3c4c7}
.dovetail-overview__services li{break-inside:avoid;margin:0;padding-block:6px;overflow-wrap:anywhere}
.dovetail-overview__services h3{display:inline;margin:0;font-size:inherit}';

	/**
	 * Returns the menu item of the Overview.
	 *
	 * @param string $capability Capability of another menu item, so that everyone who has an item can open the screen.
	 */
	public static function item( string $capability ): array {
		return array(
			'title'      => __( 'Overview', 'dovetail-blocks' ),
			'capability' => $capability,
			'render'     => array( __CLASS__, 'render' ),
			'load'       => array( Welcome::class, 'forget' ),
		);
	}

	/** Prints the screen. */
	public static function render(): void {
		$rows = self::rows();
		echo '<style>' . self::STYLE . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
		printf( '<div class="wrap dovetail-overview"><h1>%s</h1>', esc_html__( 'Overview', 'dovetail-blocks' ) );
		if ( ! $rows['attention'] ) {
			printf( '<p>%s</p>', esc_html__( 'Nothing needs your attention.', 'dovetail-blocks' ) );
		}
		self::render_section( 'attention', __( 'Needs attention', 'dovetail-blocks' ), $rows['attention'] );
		self::render_steps( $rows['steps'] );
		self::render_section( 'working', __( 'Works now', 'dovetail-blocks' ), $rows['working'] );
		self::render_services( $rows['services'] );
		echo '</div>';
	}

	/**
	 * @return array{attention: array[], working: array[], steps: array[], services: array[]} Rows for the current user
	 *        by section.
	 */
	public static function rows(): array {
		$rows = array_fill_keys( array( 'attention', 'working', 'steps', 'services' ), array() );
		/**
		 * Filters what the Overview shows.
		 *
		 * @param array<string, callable> $parts Functions by name that return rows for the current user. A row has a
		 *        `section`: `attention`, `working`, `steps`, or `services` for what a connection would add; a `title`;
		 *        a `text`; and, except for services, a `label` and a `url` for its button. A row whose `url` is empty
		 *        is left out. A step with an `id`, in lower case, can be hidden.
		 */
		foreach ( (array) apply_filters( 'dovetail_blocks_overview', array() ) as $part ) {
			foreach ( self::read( $part ) as $row ) {
				if ( 'services' === $row['section'] || '' !== $row['url'] ) {
					$rows[ $row['section'] ][] = $row;
				}
			}
		}
		return $rows;
	}

	/**
	 * Returns the rows of a module. If the module cannot read its records, returns a row with an error, so that the
	 * rows of other modules still appear.
	 */
	private static function read( callable $part ): array {
		try {
			return $part();
		} catch ( Database_Error $error ) {
			return array(
				array(
					'section' => 'attention',
					'title'   => __( 'The database did not answer', 'dovetail-blocks' ),
					'text'    => __( 'A part of this page is missing. Reload the page. If the problem persists, ask your host.', 'dovetail-blocks' ),
					'label'   => __( 'Reload page', 'dovetail-blocks' ),
					'url'     => Menu::url(),
				),
			);
		}
	}

	/** Prints the steps that the user has not hidden, and a link that shows the others again. */
	private static function render_steps( array $rows ): void {
		$title = __( 'Next steps', 'dovetail-blocks' );
		$shown = array_filter( $rows, static fn( array $row ): bool => ! in_array( $row['id'] ?? '', Hidden_Steps::ids(), true ) );
		$count = count( $rows ) - count( $shown );
		self::render_section( 'steps', $title, $shown );
		if ( $count ) {
			/* translators: %s: a number. */
			$label = sprintf( _n( 'Show %s hidden step', 'Show %s hidden steps', $count, 'dovetail-blocks' ), number_format_i18n( $count ) );
			echo $shown ? '' : self::heading( 'steps', $title ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			printf( '<p><a href="%s">%s</a></p>', esc_url( Hidden_Steps::url() ), esc_html( $label ) );
		}
	}

	private static function heading( string $name, string $title ): string {
		return sprintf( '<h2 id="dovetail-overview-%s">%s</h2>', esc_attr( $name ), esc_html( $title ) );
	}

	private static function render_section( string $name, string $title, array $rows ): void {
		if ( ! $rows ) {
			return;
		}
		echo self::heading( $name, $title ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		$uses = array_count_values( array_column( $rows, 'label' ) );
		echo '<ul class="dovetail-overview__rows">';
		foreach ( $rows as $row ) {
			printf(
				'<li class="dovetail-overview__row is-%s"><h3>%s</h3><p>%s</p><div class="dovetail-overview__actions"><a class="button" href="%s"%s>%s</a>%s</div></li>',
				esc_attr( $name ),
				esc_html( $row['title'] ),
				esc_html( $row['text'] ),
				esc_url( $row['url'] ),
				// Other labels are clear without the title, which is the heading of the card.
				$uses[ $row['label'] ] > 1 ? self::name( $row['label'], $row ) : '',
				esc_html( $row['label'] ),
				isset( $row['id'] ) ? sprintf( '<a class="button-link" href="%s"%s>%s</a>', esc_url( Hidden_Steps::url( $row['id'] ) ), self::name( __( 'Hide', 'dovetail-blocks' ), $row ), esc_html__( 'Hide', 'dovetail-blocks' ) ) : '' // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			);
		}
		echo '</ul>';
	}

	/** Returns an attribute with the name of a button, which contains the title of its card. */
	private static function name( string $label, array $row ): string {
		/* translators: 1: label of a button, such as “Edit Page”. 2: title of the card that the button is in. */
		return sprintf( ' aria-label="%s"', esc_attr( sprintf( __( '%1$s: %2$s', 'dovetail-blocks' ), $label, $row['title'] ) ) );
	}

	/** Prints the features that connections would add, with one button for all. */
	private static function render_services( array $rows ): void {
		if ( ! $rows ) {
			return;
		}
		printf( '<h2>%s</h2><p>%s</p>', esc_html__( 'Features that services add', 'dovetail-blocks' ), esc_html__( 'Each of these services is optional and contacted only after you connect it. Blocks that need no connection contact their service when someone uses them.', 'dovetail-blocks' ) );
		echo '<ul class="dovetail-overview__services">';
		foreach ( $rows as $row ) {
			printf( '<li><h3>%s</h3><br>%s</li>', esc_html( $row['title'] ), esc_html( $row['text'] ) );
		}
		printf( '</ul><p><a class="button" href="%s">%s</a></p>', esc_url( Connections_Page::url() ), esc_html__( 'Connect services', 'dovetail-blocks' ) );
	}
}
