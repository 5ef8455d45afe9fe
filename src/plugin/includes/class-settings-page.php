<?php
namespace Dovetail\Plugin;

use Dovetail\Connections\Cards;

defined( 'ABSPATH' ) || exit;

/** Draws the settings page: four tabs with WordPress's Settings API, each its own part of one form. */
final class Settings_Page {
	/** Slug of the page. */
	const PAGE = 'dovetail-blocks';

	/** Adds the page below Settings. */
	public static function add_page(): void {
		$hook = add_options_page(
			__( 'Dovetail Blocks', 'dovetail-blocks' ),
			__( 'Dovetail Blocks', 'dovetail-blocks' ),
			'manage_options',
			self::PAGE,
			array( __CLASS__, 'render' )
		);
		add_action( 'admin_head-' . $hook, array( __CLASS__, 'print_style' ) );
	}

	/** Adds a link to the page in the list of plugins. */
	public static function add_link( $links ) {
		if ( current_user_can( 'manage_options' ) ) {
			array_unshift(
				$links,
				sprintf( '<a href="%s">%s</a>', esc_url( self::address() ), esc_html__( 'Settings', 'dovetail-blocks' ) )
			);
		}
		return $links;
	}

	/** Address of the page. */
	public static function address( string $tab = '' ): string {
		return admin_url( 'options-general.php?page=' . self::PAGE . ( '' === $tab ? '' : '&tab=' . $tab ) );
	}

	/** @return array<string, string> Titles of the tabs by name. */
	private static function tabs(): array {
		return array(
			'services' => __( 'Services', 'dovetail-blocks' ),
			'blocks'   => __( 'Blocks', 'dovetail-blocks' ),
			'mail'     => __( 'Forms and mail', 'dovetail-blocks' ),
			'privacy'  => __( 'Privacy', 'dovetail-blocks' ),
		);
	}

	/** The tab that is looked at. */
	private static function tab(): string {
		$tab = isset( $_GET['tab'] ) ? sanitize_key( wp_unslash( $_GET['tab'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- chooses what is shown.
		return isset( self::tabs()[ $tab ] ) ? $tab : 'services';
	}

	/** Prints the page. Messages are printed by WordPress, above it. */
	public static function render(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$current = self::tab();
		echo '<div class="wrap dovetail-blocks-settings"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Parts of the settings', 'dovetail-blocks' ) );
		foreach ( self::tabs() as $tab => $title ) {
			printf( '<a class="nav-tab%s" href="%s"%s>%s</a>', $tab === $current ? ' nav-tab-active' : '', esc_url( self::address( $tab ) ), $tab === $current ? ' aria-current="page"' : '', esc_html( $title ) );
		}
		echo '</nav><form action="options.php" method="post">';
		settings_fields( Settings::GROUP );
		if ( 'services' === $current ) {
			Cards::draw();
		} elseif ( 'blocks' === $current ) {
			Switches::draw();
		}
		do_settings_sections( self::PAGE . '-' . $current );
		/**
		 * Prints further fields of a tab, within its form: `dovetail_blocks_settings_services`, `…_blocks`, `…_mail`, `…_privacy`.
		 */
		do_action( 'dovetail_blocks_settings_' . $current );
		submit_button();
		echo '</form>';
		if ( 'privacy' === $current ) {
			Calls_Table::draw();
		}
		echo '</div>';
		Fields::forget_refused();
	}

	/** Prints the few styles of the page. */
	public static function print_style(): void {
		echo '<style>.dovetail-blocks-problem{color:#b32d2e;font-weight:600}.dovetail-blocks-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr));gap:16px;margin-block:16px;align-items:start}.dovetail-blocks-cards .card{max-inline-size:none;min-inline-size:0;margin:0;overflow-wrap:anywhere}.dovetail-blocks-cards h2{margin-block:0 4px}.dovetail-blocks-cards label{font-weight:600}.dovetail-blocks-cards input.regular-text,.dovetail-blocks-cards select{inline-size:100%;max-inline-size:100%}.dovetail-blocks-state{border-inline-start:4px solid #8c8f94;padding:2px 10px;margin-block:12px}.dovetail-blocks-state.is-good{border-color:#00a32a}.dovetail-blocks-state.is-bad{border-color:#d63638}.dovetail-blocks-switches{columns:16rem;max-inline-size:64rem;margin-block:12px}.dovetail-blocks-switches label{display:block;break-inside:avoid;padding-block:6px}.dovetail-blocks-scroll{overflow-x:auto}.dovetail-blocks-scroll code{white-space:nowrap}</style>';
	}

	/** Adds sections and fields. */
	public static function add_fields(): void {
		foreach ( self::sections() as $section => $content ) {
			$page         = self::PAGE . '-' . $content['tab'];
			$introduction = $content['introduction'];
			add_settings_section(
				$section,
				$content['title'],
				static function () use ( $introduction ) {
					echo '<p>' . esc_html( is_callable( $introduction ) ? $introduction() : $introduction ) . '</p>';
				},
				$page
			);
			foreach ( $content['fields'] as $name => $field ) {
				add_settings_field(
					$name,
					$field['label'],
					array( __CLASS__, 'render_field' ),
					$page,
					$section,
					array(
						'label_for' => Fields::id( $name ),
						'name'      => $name,
						'field'     => $field,
					)
				);
			}
		}
	}

	/**
	 * Prints a control with its sentence of help.
	 *
	 * @param array $args `name` and `field` as in `sections()`.
	 */
	public static function render_field( array $args ): void {
		$name = $args['name'];
		if ( 'platform_token' === $name ) {
			Fields::draw( $name, Platform_Token::OPTION, $args['field'], Platform_Token::get() );
		} else {
			Fields::draw( $name, Settings::OPTION . '[' . $name . ']', $args['field'], Usual_Texts::shown( $name, Settings::stored()[ $name ] ?? '' ) );
		}
	}

	/** What was refused of what visitors sent, as plain text. */
	public static function refused(): string {
		$sentences = Refusals::sentences();
		return __( 'Forms count how much comes from one connection, to keep robots away.', 'dovetail-blocks' ) . ' ' . (
			$sentences
				? __( 'Refused in the last seven days:', 'dovetail-blocks' ) . ' ' . implode( ' ', $sentences )
				: __( 'Nothing was refused in the last seven days.', 'dovetail-blocks' )
		);
	}

	/** What is said where this very request came through a proxy that is not entered, as plain text; empty otherwise. */
	private static function proposal(): string {
		$proxy = Client_Ip::unknown_proxy();
		return '' === $proxy ? '' : Site_Health::sentence( $proxy );
	}

	/**
	 * What the page says.
	 *
	 * @return array<string, array{tab: string, title: string, introduction: string|callable, fields: array<string, array>}>
	 */
	private static function sections(): array {
		$sections = array(
			'dovetail-blocks-platform' => array(
				'tab'          => 'services',
				'title'        => __( 'Platform', 'dovetail-blocks' ),
				'introduction' => __( 'Nobody needs one: it is for sites whose host serves plans and services for them. Where one is entered, it is asked for what no connection above answers.', 'dovetail-blocks' ),
				'fields'       => array(
					'platform_address' => array(
						'label'   => __( 'Platform address', 'dovetail-blocks' ),
						'control' => 'url',
						'help'    => __( 'Starts with https://. Leave it empty to use no platform: then this site sends nothing to one.', 'dovetail-blocks' ),
					),
					'platform_token'   => array(
						'label'   => __( 'Platform token', 'dovetail-blocks' ),
						'control' => 'secret',
						'help'    => __( 'Proves to the platform that a call comes from this site. It stays on the server and is never shown again.', 'dovetail-blocks' ),
					),
					'site_type'        => array(
						'label'   => __( 'Type of site', 'dovetail-blocks' ),
						'control' => 'choice',
						'choices' => array(
							'atomic' => __( 'Self-hosted', 'dovetail-blocks' ),
							'simple' => __( 'Hosted by the platform', 'dovetail-blocks' ),
						),
						'help'    => __( 'Decides where authors return to after buying a plan. Self-hosted is right unless the platform hosts this site.', 'dovetail-blocks' ),
					),
				),
			),
			'dovetail-blocks-blocks'   => array(
				'tab'          => 'blocks',
				'title'        => __( 'How they work here', 'dovetail-blocks' ),
				'introduction' => __( 'What holds for all blocks of a kind on this site.', 'dovetail-blocks' ),
				'fields'       => array(),
			),
			'dovetail-blocks-privacy'  => array(
				'tab'          => 'privacy',
				'title'        => __( 'Privacy', 'dovetail-blocks' ),
				'introduction' => __( 'What is counted, and who is asked for what.', 'dovetail-blocks' ),
				'fields'       => array(
					'consent'   => array(
						'label'   => __( 'Content of other services on pages', 'dovetail-blocks' ),
						'control' => 'choice',
						'choices' => array(
							'allow' => __( 'Loads when a visitor comes near it', 'dovetail-blocks' ),
							'ask'   => __( 'Waits until the visitor asks for it or agrees', 'dovetail-blocks' ),
						),
						'help'    => __( 'Maps, covers of podcasts, the code of advertisements. Waiting, a map shows a button; what has none appears only where a consent banner says that the visitor agrees. A consent plugin that speaks the WP Consent API is asked in any case, and its answer comes first.', 'dovetail-blocks' ),
					),
					'analytics' => array(
						'label'   => __( 'Count the use of buttons in the editor', 'dovetail-blocks' ),
						'control' => 'toggle',
						'help'    => __( 'Tells the platform which of the plugin’s banners authors use: names of blocks and plans, never content, names or addresses. Visitors are not counted. Off unless you switch it on.', 'dovetail-blocks' ),
					),
				),
			),
			'dovetail-blocks-mail'     => array(
				'tab'          => 'mail',
				'title'        => __( 'Visitors', 'dovetail-blocks' ),
				'introduction' => array( __CLASS__, 'refused' ),
				'fields'       => array(
					'trusted_proxies' => array(
						'label'   => __( 'Trusted proxies', 'dovetail-blocks' ),
						'control' => 'lines',
						'help'    => trim( __( 'Addresses or networks, such as 203.0.113.0/24, through which visitors reach this site: a content delivery network, a load balancer. One a line. Only what these say about a visitor’s address is believed. A proxy on this machine or in its own network needs no entry.', 'dovetail-blocks' ) . ' ' . self::proposal() ),
					),
				),
			),
		);
		$words    = Manifest::words()['settings'];
		foreach ( Manifest::settings() as $name => $setting ) {
			$sections[ 'dovetail-blocks-' . $setting['section'] ]['fields'][ $name ] = $setting + $words[ $name ];
		}
		return array_filter(
			$sections,
			static function ( $section ) {
				return (bool) $section['fields'];
			}
		);
	}
}
