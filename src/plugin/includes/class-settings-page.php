<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Draws the settings page with WordPress's Settings API. */
final class Settings_Page {
	/** Slug of the page. */
	const PAGE = 'dovetail-blocks';

	/** Adds the page below Settings. */
	public static function add_page(): void {
		add_options_page(
			__( 'Dovetail Blocks', 'dovetail-blocks' ),
			__( 'Dovetail Blocks', 'dovetail-blocks' ),
			'manage_options',
			self::PAGE,
			array( __CLASS__, 'render' )
		);
	}

	/**
	 * Adds a link to the page in the list of plugins.
	 *
	 * @param string[] $links HTML of the links.
	 * @return string[]
	 */
	public static function add_link( $links ) {
		if ( current_user_can( 'manage_options' ) ) {
			array_unshift(
				$links,
				sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . self::PAGE ) ), esc_html__( 'Settings', 'dovetail-blocks' ) )
			);
		}
		return $links;
	}

	/** Prints the page. Messages are printed by WordPress, above it. */
	public static function render(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
		settings_fields( Settings::GROUP );
		do_settings_sections( self::PAGE );
		/** Prints what a block asks for that is more than a field. The names of its fields are those of its own option, of the same group. */
		do_action( 'dovetail_blocks_settings_blocks' );
		submit_button();
		echo '</form></div>';
	}

	/** Adds sections and fields. */
	public static function add_fields(): void {
		foreach ( self::sections() as $section => $content ) {
			$introduction = $content['introduction'];
			add_settings_section(
				$section,
				$content['title'],
				static function () use ( $introduction ) {
					echo '<p>' . esc_html( is_callable( $introduction ) ? $introduction() : $introduction ) . '</p>';
				},
				self::PAGE
			);
			foreach ( $content['fields'] as $name => $field ) {
				add_settings_field(
					$name,
					$field['label'],
					array( __CLASS__, 'render_field' ),
					self::PAGE,
					$section,
					array(
						'label_for' => self::id( $name ),
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
		$name    = $args['name'];
		$field   = $args['field'];
		$help_id = self::id( $name ) . '-help';
		$stored  = Settings::stored();
		$value   = isset( $stored[ $name ] ) ? $stored[ $name ] : '';
		$input   = sprintf(
			'id="%s" name="%s" aria-describedby="%s"',
			esc_attr( self::id( $name ) ),
			esc_attr( Settings::OPTION . '[' . $name . ']' ),
			esc_attr( $help_id )
		);
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- $input is escaped above.
		switch ( $field['control'] ) {
			case 'token':
				self::render_token( $help_id );
				break;
			case 'choice':
				echo '<select ' . $input . '>';
				foreach ( $field['choices'] as $choice => $label ) {
					printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $label ) );
				}
				echo '</select>';
				break;
			case 'toggle':
				// An unticked box sends nothing: the hidden field says no.
				printf( '<input type="hidden" name="%s" value="0">', esc_attr( Settings::OPTION . '[' . $name . ']' ) );
				printf( '<input type="checkbox" %s value="1"%s>', $input, checked( $value, true, false ) );
				break;
			case 'number':
				printf( '<input type="number" class="small-text" min="0" max="%d" step="1" %s value="%d">', (int) $field['max'], $input, (int) $value );
				break;
			case 'lines':
				printf( '<textarea class="regular-text code" rows="4" autocomplete="off" spellcheck="false" %s>%s</textarea>', $input, esc_textarea( $value ) );
				break;
			default:
				printf( '<input type="%s" class="regular-text code" autocomplete="off" spellcheck="false" %s value="%s">', esc_attr( $field['control'] ), $input, esc_attr( $value ) );
		}
		// phpcs:enable
		printf( '<p class="description" id="%s">%s</p>', esc_attr( $help_id ), esc_html( $field['help'] ) );
	}

	/**
	 * Prints the field of the token, which says whether one is stored and never which.
	 *
	 * @param string $help_id Id of the sentence of help.
	 */
	private static function render_token( string $help_id ): void {
		$id     = self::id( 'platform_token' );
		$option = Settings::TOKEN_OPTION;
		$is_set = '' !== Settings::token();
		printf(
			'<input type="password" class="regular-text code" autocomplete="new-password" spellcheck="false" id="%1$s" name="%2$s[new]" aria-describedby="%1$s-state %3$s" value="">',
			esc_attr( $id ),
			esc_attr( $option ),
			esc_attr( $help_id )
		);
		printf(
			'<p id="%s-state"><strong>%s</strong></p>',
			esc_attr( $id ),
			$is_set
				? esc_html__( 'A token is stored. Leave the field empty to keep it.', 'dovetail-blocks' )
				: esc_html__( 'No token is stored.', 'dovetail-blocks' )
		);
		if ( $is_set ) {
			printf(
				'<p><label><input type="checkbox" name="%s[remove]" value="1"> %s</label></p>',
				esc_attr( $option ),
				esc_html__( 'Remove the stored token', 'dovetail-blocks' )
			);
		}
	}

	/**
	 * Id of the control of a setting.
	 *
	 * @param string $name Name of the setting.
	 */
	private static function id( string $name ): string {
		return 'dovetail-blocks-' . str_replace( '_', '-', $name );
	}

	/**
	 * What was refused of what visitors sent.
	 *
	 * @return string Plain text.
	 */
	public static function refused(): string {
		$sentences = Refusals::sentences();
		return __( 'Forms count how much comes from one connection, to keep robots away.', 'dovetail-blocks' ) . ' ' . (
			$sentences
				? __( 'Refused in the last seven days:', 'dovetail-blocks' ) . ' ' . implode( ' ', $sentences )
				: __( 'Nothing was refused in the last seven days.', 'dovetail-blocks' )
		);
	}

	/**
	 * What is said where this very request came through a proxy that is not entered.
	 *
	 * @return string Plain text, empty where there is nothing to say.
	 */
	private static function proposal(): string {
		$proxy = Client::unknown_proxy();
		return '' === $proxy ? '' : Site_Health::sentence( $proxy );
	}

	/**
	 * What the page says.
	 *
	 * @return array<string, array{title: string, introduction: string|callable, fields: array<string, array>}>
	 */
	private static function sections(): array {
		$sections = array(
			'dovetail-blocks-platform' => array(
				'title'        => __( 'Platform', 'dovetail-blocks' ),
				'introduction' => __( 'Plans, memberships, Mailchimp and social connections are served by a platform. Without one the blocks that need it are not offered; all others work fully.', 'dovetail-blocks' ),
				'fields'       => array(
					'platform_address' => array(
						'label'   => __( 'Platform address', 'dovetail-blocks' ),
						'control' => 'url',
						'help'    => __( 'Starts with https://. Leave it empty to use no platform: then this site sends nothing to one.', 'dovetail-blocks' ),
					),
					'platform_token'   => array(
						'label'   => __( 'Platform token', 'dovetail-blocks' ),
						'control' => 'token',
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
			'dovetail-blocks-services' => array(
				'title'        => __( 'Services', 'dovetail-blocks' ),
				'introduction' => __( 'A service without a key is off, and nobody’s browser asks it.', 'dovetail-blocks' ),
				'fields'       => array(),
			),
			'dovetail-blocks-blocks'   => array(
				'title'        => __( 'Blocks', 'dovetail-blocks' ),
				'introduction' => __( 'What holds for all blocks of a kind on this site.', 'dovetail-blocks' ),
				'fields'       => array(),
			),
			'dovetail-blocks-privacy'  => array(
				'title'        => __( 'Privacy', 'dovetail-blocks' ),
				'introduction' => __( 'What is counted, and how long personal data stay.', 'dovetail-blocks' ),
				'fields'       => array(
					'analytics' => array(
						'label'   => __( 'Count the use of buttons in the editor', 'dovetail-blocks' ),
						'control' => 'toggle',
						'help'    => __( 'Tells the platform which of the plugin’s banners authors use: names of blocks and plans, never content, names or addresses. Visitors are not counted. Off unless you switch it on.', 'dovetail-blocks' ),
					),
				),
			),
			'dovetail-blocks-visitors' => array(
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
		$words    = Facts::words()['settings'];
		foreach ( Facts::settings() as $name => $setting ) {
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
