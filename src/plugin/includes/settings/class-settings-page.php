<?php
namespace Dovetail\Plugin;

use Dovetail\Platform\Platform_Token;

defined( 'ABSPATH' ) || exit;

/** Renders the settings page: tabs based on WordPress's Settings API, each with its own part of one form. */
final class Settings_Page {
	/** Tabs of sections with a different name, by section. */
	private const TAB_OF_SECTION = array( 'subscribers' => 'mail' );

	const PAGE_SLUG = 'dovetail-blocks';

	/** ID that WordPress gives the screen. It begins with the title of the menu. */
	const HOOK = 'dovetail_page_dovetail-blocks';

	/**
	 * Adds the page to the menu.
	 *
	 * @param array<string, array> $items Menu items, see `Menu::items()`.
	 */
	public static function add_item( $items ): array {
		$items[ self::PAGE_SLUG ] = array(
			'title'         => __( 'Settings', 'dovetail-blocks' ),
			'capability'    => 'manage_options',
			'order'         => 50,
			'render'        => array( __CLASS__, 'render' ),
			'former_parent' => 'options-general.php',
		);
		return $items;
	}

	/** Adds a link to the page in the list of plugins. */
	public static function add_link( $links ) {
		if ( current_user_can( 'manage_options' ) ) {
			array_unshift(
				$links,
				sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'dovetail-blocks' ) )
			);
		}
		return $links;
	}

	/** Returns the URL of the page, or of a tab, given the tab or one of its sections. */
	public static function url( string $tab = '' ): string {
		$tab = self::TAB_OF_SECTION[ $tab ] ?? $tab;
		return Menu::url( self::PAGE_SLUG, '' === $tab ? array() : compact( 'tab' ) );
	}

	/** @return array<string, string> Titles of the tabs by ID. */
	private static function tabs(): array {
		return array(
			'blocks'   => __( 'Blocks', 'dovetail-blocks' ),
			'posts'    => __( 'Posts', 'dovetail-blocks' ),
			'mail'     => __( 'Forms and email', 'dovetail-blocks' ),
			'privacy'  => __( 'Privacy', 'dovetail-blocks' ),
			'services' => __( 'Platform', 'dovetail-blocks' ),
		);
	}

	private static function tab(): string {
		$tab = isset( $_GET['tab'] ) ? sanitize_key( wp_unslash( $_GET['tab'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- only selects what is shown.
		return isset( self::tabs()[ $tab ] ) ? $tab : 'blocks';
	}

	/** Prints the page with its messages. WordPress prints messages only on pages below its own Settings menu. */
	public static function render(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$current = self::tab();
		echo '<div class="wrap dovetail-blocks-settings"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		settings_errors();
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Settings sections', 'dovetail-blocks' ) );
		// Most sites have no platform. There, only a link for developers leads to its tab.
		$hidden = 'services' === $current || Settings::is_platform_configured() ? array() : array( 'services' => true );
		foreach ( array_diff_key( self::tabs(), $hidden ) as $tab => $title ) {
			printf( '<a class="nav-tab%s" href="%s"%s>%s</a>', $tab === $current ? ' nav-tab-active' : '', esc_url( self::url( $tab ) ), $tab === $current ? ' aria-current="page"' : '', esc_html( $title ) );
		}
		echo '</nav><form action="options.php" method="post">';
		settings_fields( Settings::GROUP );
		if ( 'blocks' === $current ) {
			Disabled_Blocks::render();
		}
		do_settings_sections( self::PAGE_SLUG . '-' . $current );
		/**
		 * Prints more fields in a tab of the settings page, inside its form: `dovetail_blocks_settings_blocks`,
		 * `…_posts`, `…_mail`, `…_privacy` or `…_services`.
		 */
		do_action( 'dovetail_blocks_settings_' . $current );
		submit_button();
		echo '</form>';
		if ( 'privacy' === $current ) {
			Endpoints_Table::render();
		}
		echo '</div>';
		Settings_Fields::forget_rejected_values();
	}

	/** Prints the styles of the page. */
	public static function print_style(): void {
		echo '<style>.dovetail-blocks-problem{color:#b32d2e;font-weight:600}.dovetail-blocks-switches{columns:16rem;max-inline-size:64rem;margin-block:12px}.dovetail-blocks-switches label{display:flex;gap:4px;align-items:center;break-inside:avoid;padding-block:6px}.dovetail-blocks-switches input{flex:none;margin:0}.wrap .button.dovetail-blocks-test-mail{max-inline-size:100%;padding-block:4px;line-height:1.5;text-align:start;white-space:normal;overflow-wrap:anywhere}.dovetail-blocks-test-mail-section{margin-block-end:32px}.dovetail-blocks-scroll{overflow-x:auto}.wrap :is(input,select,textarea){scroll-margin-block-start:96px}.dovetail-blocks-scroll code{white-space:nowrap}</style>';
	}

	/** Adds sections and fields. */
	public static function add_fields(): void {
		foreach ( self::sections() as $section => $content ) {
			$page         = self::PAGE_SLUG . '-' . $content['tab'];
			$introduction = $content['introduction'] ?? '';
			add_settings_section(
				$section,
				$content['title'],
				$content['print'] ?? static function () use ( $introduction ) {
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
						'label_for' => Settings_Fields::id( $name ),
						'name'      => $name,
						'field'     => $field,
					)
				);
			}
		}
	}

	/**
	 * Prints a control with its help text.
	 *
	 * @param array $args `name` and `field` as in `sections()`.
	 */
	public static function render_field( array $args ): void {
		$name = $args['name'];
		if ( 'platform_token' === $name ) {
			Settings_Fields::render( $name, Settings::TOKEN_OPTION, $args['field'], Platform_Token::get() );
		} else {
			Settings_Fields::render( $name, Settings::OPTION . '[' . $name . ']', $args['field'], Default_Texts::for_display( $name, Settings::stored_values()[ $name ] ?? '' ) );
		}
	}

	/** Returns the label of a setting, or its name if it has no field. */
	public static function label( string $name ): string {
		return array_merge( ...array_values( array_column( self::sections(), 'fields' ) ) )[ $name ]['label'] ?? $name;
	}

	/** Returns the counts of rejected submissions as plain text. */
	public static function rejection_summary(): string {
		$sentences = Rejection_Log::messages();
		return __( 'Forms limit submissions per IP address to keep bots away.', 'dovetail-blocks' ) . ' ' . (
			$sentences
				? __( 'Rejected in the last seven days:', 'dovetail-blocks' ) . ' ' . implode( ' ', $sentences )
				: __( 'Nothing was rejected in the last seven days.', 'dovetail-blocks' )
		);
	}

	/** Returns the message about an untrusted proxy in this request as plain text; empty when there is none. */
	private static function proposal(): string {
		$proxy = Client_Ip::unknown_proxy();
		return '' === $proxy ? '' : Site_Health::proxy_message( $proxy );
	}

	/**
	 * @return array<string, array{tab: string, title: string, introduction?: string|callable, print?: callable, fields: array<string, array>}>
	 *         Sections have an introduction (or a function that returns it), or `print`, which prints the part above the fields.
	 */
	private static function sections(): array {
		$sections = array(
			'dovetail-blocks-platform' => array(
				'tab'          => 'services',
				'title'        => __( 'Platform', 'dovetail-blocks' ),
				'introduction' => __( 'Most sites need no platform. It is for sites whose host provides plans and services. It serves requests that no connection of this site can serve.', 'dovetail-blocks' ),
				'fields'       => array(
					'platform_address' => array(
						'label'   => __( 'Platform address', 'dovetail-blocks' ),
						'control' => 'url',
						'help'    => __( 'Starts with https://. Leave empty if you don’t use a platform. This site then contacts none.', 'dovetail-blocks' ),
					),
					'platform_token'   => array(
						'label'   => __( 'Platform token', 'dovetail-blocks' ),
						'control' => 'secret',
						'help'    => __( 'Authenticates this site to the platform. It stays on the server and is never shown again.', 'dovetail-blocks' ),
					),
					'site_type'        => array(
						'label'   => __( 'Site type', 'dovetail-blocks' ),
						'control' => 'choice',
						'choices' => array(
							'atomic' => __( 'Self-hosted', 'dovetail-blocks' ),
							'simple' => __( 'Hosted by the platform', 'dovetail-blocks' ),
						),
						'help'    => __( 'Determines where authors return after buying a plan. Choose self-hosted unless the platform hosts this site.', 'dovetail-blocks' ),
					),
				),
			),
			'dovetail-blocks-posts'    => array(
				'tab'          => 'posts',
				'title'        => __( 'Buttons and link previews', 'dovetail-blocks' ),
				'introduction' => __( 'Buttons below posts, and what other sites show when someone links to a post or page.', 'dovetail-blocks' ),
				'fields'       => array(),
			),
			'dovetail-blocks-blocks'   => array(
				'tab'          => 'blocks',
				'title'        => __( 'Block defaults', 'dovetail-blocks' ),
				'introduction' => __( 'Settings that apply to all blocks of a type on this site.', 'dovetail-blocks' ),
				'fields'       => array(),
			),
			'dovetail-blocks-privacy'  => array(
				'tab'          => 'privacy',
				'title'        => __( 'Privacy', 'dovetail-blocks' ),
				'print'        => array( Privacy::class, 'render_introduction' ),
				'fields'       => array(
					'consent'   => array(
						'label'   => __( 'Third-party content on pages', 'dovetail-blocks' ),
						'control' => 'choice',
						'choices' => array(
							'allow' => __( 'Load without asking', 'dovetail-blocks' ),
							'ask'   => __( 'Wait for a click or consent', 'dovetail-blocks' ),
						),
						'help'    => __( 'Applies to maps whose provider you chose, podcast covers and ads. Without asking, they load when the visitor scrolls near them. If they wait, maps have a button, but covers and ads need a consent banner. Bookings, calendars and events always wait for a click or consent. A consent plugin that supports the WP Consent API decides instead of this setting.', 'dovetail-blocks' ),
					),
					'analytics' => array(
						'label'   => __( 'Count clicks on upgrade banners in the editor', 'dovetail-blocks' ),
						'control' => 'toggle',
						'help'    => __( 'Sends the platform the names of blocks and plans whose banners authors click. It never sends content, names or addresses, and visitors are not counted. Off by default.', 'dovetail-blocks' ),
					),
				),
			),
			'dovetail-blocks-sender'   => array(
				'tab'          => 'mail',
				'title'        => __( 'Sender', 'dovetail-blocks' ),
				'introduction' => __( 'Emails from forms and to subscribers come from this name and address.', 'dovetail-blocks' ),
				'fields'       => array(
					'mail_name'    => array(
						'label'   => __( 'Sender name', 'dovetail-blocks' ),
						'control' => 'text',
						'help'    => __( 'Shown as the sender of emails from forms and to subscribers. Leave empty to use the site’s name.', 'dovetail-blocks' ),
					),
					'mail_address' => array(
						'label'   => __( 'Sender address', 'dovetail-blocks' ),
						'control' => 'text',
						'help'    => __( 'Use an address at your site’s domain, or mail servers may reject your emails. Leave empty to use WordPress’s address.', 'dovetail-blocks' ),
					),
				),
			),
			'dovetail-blocks-look'     => array(
				'tab'          => 'mail',
				'title'        => __( 'Email design', 'dovetail-blocks' ),
				'introduction' => __( 'Applies to all emails to subscribers and visitors, and to the test email. Emails to you about form entries are plain text.', 'dovetail-blocks' ),
				'fields'       => Mail_Look::fields(),
			),
			'dovetail-blocks-test'     => array(
				'tab'    => 'mail',
				'title'  => __( 'Test email', 'dovetail-blocks' ),
				'print'  => array( Test_Mail::class, 'render' ),
				'fields' => array(),
			),
			'dovetail-blocks-mail'     => array(
				'tab'          => 'mail',
				'title'        => __( 'Forms', 'dovetail-blocks' ),
				'introduction' => array( __CLASS__, 'rejection_summary' ),
				'fields'       => array(
					'trusted_proxies' => array(
						'label'   => __( 'Trusted proxies', 'dovetail-blocks' ),
						'control' => 'lines',
						'help'    => trim( __( 'Addresses or networks, such as 203.0.113.0/24, of your content delivery network or load balancer. One per line. Only these proxies are trusted to report a visitor’s address. Proxies on this server or its private network need no entry.', 'dovetail-blocks' ) . ' ' . self::proposal() ),
					),
				),
			),
			'dovetail-blocks-subscribers' => array(
				'tab'          => 'mail',
				'title'        => __( 'Subscribers', 'dovetail-blocks' ),
				'introduction' => __( 'What this site sends to people who subscribe to it.', 'dovetail-blocks' ),
				'fields'       => array(),
			),
		);
		if ( ! Settings::is_platform_configured() ) {
			unset( $sections['dovetail-blocks-privacy']['fields']['analytics'] );
		}
		$words    = Manifest::strings()['settings'];
		// The settings of blocks come first, because few owners need the trusted proxies above.
		foreach ( array_reverse( Manifest::settings() ) as $name => $setting ) {
			$id                        = 'dovetail-blocks-' . $setting['section'];
			$sections[ $id ]['fields'] = array( $name => $setting + $words[ $name ] ) + $sections[ $id ]['fields'];
		}
		return array_filter(
			$sections,
			static function ( $section ) {
				return $section['fields'] || isset( $section['print'] );
			}
		);
	}
}
