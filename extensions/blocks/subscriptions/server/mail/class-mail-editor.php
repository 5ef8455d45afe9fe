<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Menu;
use Dovetail\Plugin\Sidebar;

defined( 'ABSPATH' ) || exit;

/** Adapts WordPress's editor and post list for mails. */
final class Mail_Editor {
	/**
	 * Script that turns off the blocks' style settings and empties all lists of presets. Runs in the browser, because
	 * the editor replaces the server's settings with the site's global styles.
	 */
	private const NO_STYLES = 'wp.hooks.addFilter("blockEditor.useSetting.before","dovetail-blocks/mail",function(value,path){return/^(background|border|color|dimensions|position|shadow|spacing|typography)[.](?!textAlign)/.test(path)?/[.](palette|gradients|duotone|fontSizes|fontFamilies|spacingSizes|presets|aspectRatios|dimensionSizes|radiusSizes)([.]|$)/.test(path)?[]:false:value});';

	/**
	 * Script that restores the saved status after a failed request to send, schedule or privately publish a mail. The
	 * editor keeps the new status, so it would call the mail sent, and would offer no way to save the draft. Autosaves
	 * send no mail.
	 */
	private const RESTORE_STATUS = '(function(){var wasSaving=false;wp.data.subscribe(function(){var editor=wp.data.select("core/editor"),isSaving=editor.isSavingPost()&&!editor.isAutosavingPost(),hasEnded=wasSaving&&!isSaving;wasSaving=isSaving;if(hasEnded&&editor.didPostSaveRequestFail()&&["publish","future","private"].includes(editor.getEditedPostAttribute("status"))){wp.data.dispatch("core/editor").editPost({status:editor.getCurrentPost().status},{undoIgnore:true})}},"core/editor")})();';

	/**
	 * Script that opens the plugin's sidebar with the mailing when a mail is opened and after it was sent, and shows a
	 * notice about a sent mail; `%s` is JSON. WordPress replaces its own sidebar with the settings of the selected block,
	 * so the preview and the test would be hidden while the owner writes. A sidebar that the author has closed stays
	 * closed until the mail is sent, because opening it would change WordPress's stored choice for all posts. On phones,
	 * the sidebar would cover the mail. The sidebar links to the mailing, so the notice does so only without it. After
	 * sending, WordPress says that the mail is being sent. WordPress's panel after publishing exists only for posts with
	 * a page.
	 */
	private const SHOW_MAILING = '(function(sent){var before;wp.data.subscribe(function(){var select=wp.data.select,status=select("core/editor").getCurrentPost().status,isNew="publish"===status&&before!==status,opens=status&&(isNew||!before)&&select("core/viewport").isViewportMatch("medium")&&(before||false!==select("core/preferences").get("core","isComplementaryAreaVisible"));if(isNew&&(before||sent.isSent)){wp.data.dispatch("core/notices").createInfoNotice(before?sent.started:sent.text,{id:"dovetail-mail-sent",actions:opens?[]:[{label:sent.label,url:sent.url}]})}if(opens){wp.data.dispatch("core/interface").enableComplementaryArea("core","dovetail-sidebar/sidebar")}before=status},"core/editor")})(%s);';

	/**
	 * Script that replaces WordPress's texts; `%s` is JSON. WordPress uses “Publish” for the button and for the label of
	 * the date. In a published mail it is the label, so it becomes “Sent”.
	 */
	private const REPLACE_WORDS = 'wp.hooks.addFilter("i18n.gettext","dovetail-blocks/mail",function(words){return function(shown,text,domain){if((domain&&domain!=="default")||!Object.prototype.hasOwnProperty.call(words,text)){return shown}var editor=text==="Publish"&&wp.data&&wp.data.select("core/editor");return words[editor&&editor.getCurrentPost().status==="publish"?"Published":text]||shown}}(%s));';

	/** @var array<int, array|null> Mailings of the list's mails, by post. Null for mails that were never sent. */
	private static array $listed = array();

	/** @var array<int, int> Number of people who unsubscribed with a link of the list's mails, by post. */
	private static array $gone = array();

	/** Adds the hooks. Called on admin pages. */
	public static function hook(): void {
		add_filter( 'allowed_block_types_all', array( __CLASS__, 'allow_blocks' ), PHP_INT_MAX, 2 );
		add_filter( 'enter_title_here', array( __CLASS__, 'name_title' ), 10, 2 );
		// Must run before WordPress prints the styles of blocks.
		add_action( 'enqueue_block_editor_assets', array( __CLASS__, 'hide_styles' ), 5 );
		add_action( 'enqueue_block_editor_assets', array( __CLASS__, 'add_words' ) );
		add_action( 'enqueue_block_editor_assets', array( __CLASS__, 'add_scripts' ) );
		add_filter( 'the_posts', array( __CLASS__, 'read_mailings' ), 10, 2 );
		add_filter( 'display_post_states', array( __CLASS__, 'add_state' ), 10, 2 );
		add_filter( 'views_edit-' . Mail_Post::TYPE, array( __CLASS__, 'change_links' ) );
		add_filter( 'post_row_actions', array( __CLASS__, 'remove_quick_edit' ), 10, 2 );
		add_filter( 'parent_file', static fn( $file ) => self::is_screen() ? Menu::PARENT : $file );
		add_filter( 'submenu_file', static fn( $file ) => self::is_screen() ? Subscribers_Screen::PAGE : $file );
		add_filter( 'post_date_column_status', array( __CLASS__, 'name_status' ), 10, 2 );
		add_filter( 'manage_' . Mail_Post::TYPE . '_posts_columns', array( __CLASS__, 'add_column' ) );
		add_action( 'manage_' . Mail_Post::TYPE . '_posts_custom_column', array( __CLASS__, 'print_cell' ), 10, 2 );
		add_filter( 'bulk_actions-edit-' . Mail_Post::TYPE, static fn( $actions ) => array_diff_key( (array) $actions, array( 'edit' => '' ) ) );
	}

	/** Returns the URL of the editor for a new mail. */
	public static function address(): string {
		return admin_url( 'post-new.php?post_type=' . Mail_Post::TYPE );
	}

	/** Prints the links on the Subscribers screen. */
	public static function print_links(): void {
		$links = array(
			self::address() => __( 'Write an email', 'dovetail-blocks' ),
			admin_url( 'edit.php?post_type=' . Mail_Post::TYPE ) => __( 'Emails', 'dovetail-blocks' ),
			Sidebar::setting_url( 'subscriber_mails' ) => __( 'Welcome email and settings', 'dovetail-blocks' ),
		);
		// On phones, the links wrap. Add space between the rows.
		echo '<span style="display:inline-flex;flex-wrap:wrap;row-gap:8px">';
		foreach ( $links as $url => $label ) {
			printf( '<a class="page-title-action" href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
		}
		echo '</span>';
	}

	/** Limits the inserter to blocks that mail programs can show. */
	public static function allow_blocks( $allowed, $context ) {
		return self::is_mail( $context ) ? Mail_Content::BLOCKS : $allowed;
	}

	/** Hides the style controls of blocks, because emails use the site's own design. */
	public static function hide_styles(): void {
		if ( ! self::is_screen() ) {
			return;
		}
		foreach ( Mail_Content::BLOCKS as $block ) {
			foreach ( array_keys( \WP_Block_Styles_Registry::get_instance()->get_registered_styles_for_block( $block ) ) as $style ) {
				unregister_block_style( $block, $style );
			}
		}
		wp_add_inline_script( 'wp-hooks', self::NO_STYLES );
	}

	/** Returns the placeholder of the title. */
	public static function name_title( $text, $post ) {
		return Mail_Post::is( $post ) ? __( 'Subject', 'dovetail-blocks' ) : $text;
	}

	/** Replaces the editor's texts about publishing, because publishing a mail sends it. */
	public static function add_words(): void {
		if ( ! self::is_screen() ) {
			return;
		}
		$words = array(
			'Publish'                                      => __( 'Send', 'dovetail-blocks' ),
			'Published'                                    => __( 'Sent', 'dovetail-blocks' ),
			'Publishing'                                   => __( 'Sending…', 'dovetail-blocks' ),
			'Are you ready to publish?'                    => __( 'Ready to send?', 'dovetail-blocks' ),
			'Double-check your settings before publishing.' => __( 'You can’t recall an email after you send it.', 'dovetail-blocks' ),
			'Publish:'                                     => __( 'Send:', 'dovetail-blocks' ),
			'Public'                                       => __( 'All subscribers', 'dovetail-blocks' ),
			'Control how this post is viewed.'             => __( 'The email is sent only if you choose “All subscribers”.', 'dovetail-blocks' ),
			'Visible to everyone.'                         => __( 'Goes to everyone who has confirmed a subscription.', 'dovetail-blocks' ),
			'is now live.'                                 => __( 'is being sent.', 'dovetail-blocks' ),
		);
		if ( false === self::was_sent( get_post() ) ) {
			// Keep WordPress's “Published”: the editor reads its labels once, so “Not sent” would stay after the mail is
			// sent.
			unset( $words['Published'] );
		}
		wp_add_inline_script( 'wp-i18n', sprintf( self::REPLACE_WORDS, wp_json_encode( $words, JSON_HEX_TAG ) ) );
	}

	/** Makes a mail a draft again in the editor if it could not be sent. If it was, shows a notice and the mailing. */
	public static function add_scripts(): void {
		if ( self::is_screen() ) {
			$notice = array(
				'text'    => self::is_running( get_post() )
					? __( 'This email is being sent. Changes you make now are not sent.', 'dovetail-blocks' )
					: __( 'This email was sent. Changes you make now are not sent.', 'dovetail-blocks' ),
				'started' => __( 'Changes you make now are not sent.', 'dovetail-blocks' ),
				'label'   => __( 'View progress', 'dovetail-blocks' ),
				'url'     => Mailings_Panel::address( (int) get_the_ID() ),
				'isSent'  => true === self::was_sent( get_post() ),
			);
			wp_add_inline_script( 'wp-editor', self::RESTORE_STATUS . sprintf( self::SHOW_MAILING, wp_json_encode( $notice, JSON_HEX_TAG ) ) );
		}
	}

	/** Reads the mailings and the unsubscribes of all mails on a page of the list with one query each. */
	public static function read_mailings( $posts, $query ) {
		if ( $query->is_main_query() && self::is_screen() ) {
			$ids = array_column( (array) $posts, 'ID' );
			try {
				self::$listed = Mailing::read_all( $ids ) + array_fill_keys( $ids, null );
				self::$gone   = Unsubscribes::by_post( $ids );
			} catch ( Database_Error $error ) {
				// Each row tries again.
				self::$listed = array();
				self::$gone   = array();
			}
		}
		return $posts;
	}

	private static function mailing( int $post ): ?array {
		return array_key_exists( $post, self::$listed ) ? self::$listed[ $post ] : Mailing::read( $post );
	}

	/**
	 * Adds the status of a published mail to its title in the list, where WordPress shows “Draft”. On phones, only the
	 * title is visible.
	 */
	public static function add_state( $states, $post ) {
		$status = Mail_Post::is( $post ) ? self::name_status( '', $post ) : '';
		return '' === $status ? $states : array_merge( (array) $states, array( 'dovetail-mail' => $status ) );
	}

	/**
	 * Calls published mails “Sent” in the links above the list, as the list does. Adds a link to the emails about posts,
	 * if the menu has that page.
	 */
	public static function change_links( $links ): array {
		$links = (array) $links;
		if ( isset( $links['publish'] ) ) {
			$links['publish'] = preg_replace( '~>[^<]+ <span~', '>' . esc_html__( 'Sent', 'dovetail-blocks' ) . ' <span', $links['publish'], 1 );
		}
		if ( Subscribers_Screen::is_used() ) {
			$links['posts'] = sprintf( '<a href="%s">%s</a>', esc_url( Subscribers_Screen::address() ), esc_html__( 'Emails about posts', 'dovetail-blocks' ) );
		}
		return $links;
	}

	/** Removes Quick Edit, because one wrong choice in its form would send the mail. */
	public static function remove_quick_edit( $actions, $post ) {
		return Mail_Post::is( $post ) ? array_diff_key( (array) $actions, array( 'inline hide-if-no-js' => '' ) ) : $actions;
	}

	/** Says above the date of a published mail in the list whether it was sent. */
	public static function name_status( $status, $post ) {
		$was_sent = self::was_sent( $post );
		return null === $was_sent ? $status : ( $was_sent ? __( 'Sent', 'dovetail-blocks' ) : __( 'Not sent', 'dovetail-blocks' ) );
	}

	/**
	 * Whether sending a published mail has begun. A late mail, for example, is published and not sent.
	 *
	 * @param \WP_Post|null $post
	 * @return bool|null Null for other posts, and if the database did not answer.
	 */
	private static function was_sent( $post ): ?bool {
		if ( ! $post || ! Mail_Post::is( $post ) || 'publish' !== $post->post_status ) {
			return null;
		}
		try {
			$mailing = self::mailing( $post->ID );
		} catch ( Database_Error $error ) {
			return null;
		}
		return $mailing && ( $mailing['sent'] || ! in_array( $mailing['state'], array( Mailing::LATE, Mailing::SKIPPED ), true ) );
	}

	/** Whether a mail is being sent. False if the database did not answer. */
	private static function is_running( ?\WP_Post $post ): bool {
		if ( true !== self::was_sent( $post ) ) {
			return false;
		}
		try {
			return Mailing::RUNNING === self::mailing( $post->ID )['state'];
		} catch ( Database_Error $error ) {
			return false;
		}
	}

	/** Adds two columns to the list of mails, before the date, and names the title as the editor does. */
	public static function add_column( $columns ): array {
		$names = array(
			'title'        => __( 'Subject', 'dovetail-blocks' ),
			'mailing'      => __( 'Progress', 'dovetail-blocks' ),
			'unsubscribed' => __( 'Unsubscribed', 'dovetail-blocks' ),
		);
		return array_merge( array_diff_key( (array) $columns, array( 'date' => '' ) ), $names, array_intersect_key( (array) $columns, array( 'date' => '' ) ) );
	}

	/** Prints how many emails were sent, with a link to the mailing, or how many people unsubscribed with their link. */
	public static function print_cell( $column, $post ): void {
		if ( ! in_array( $column, array( 'mailing', 'unsubscribed' ), true ) ) {
			return;
		}
		$post = (int) $post;
		try {
			$mailing = self::mailing( $post );
			$gone    = 'mailing' === $column ? 0 : self::$gone[ $post ] ?? Unsubscribes::by_post( array( $post ) )[ $post ];
		} catch ( Database_Error $error ) {
			$mailing = null;
		}
		if ( ! $mailing || Mailing::SKIPPED === $mailing['state'] ) {
			echo '—';
		} elseif ( 'mailing' === $column ) {
			printf( '<a href="%s">%s</a>', esc_url( Mailings_Panel::address( $post ) ), esc_html( sprintf( self::progress( $mailing ), number_format_i18n( $mailing['sent'] ) ) ) );
		} else {
			echo esc_html( number_format_i18n( $gone ) );
		}
	}

	/** Returns the state of a mailing, with a placeholder for the number of sent emails. */
	private static function progress( array $mailing ): string {
		switch ( $mailing['state'] ) {
			case Mailing::RUNNING:
				/* translators: %s: number of messages. */
				return _n( 'Sending: %s sent', 'Sending: %s sent', $mailing['sent'], 'dovetail-blocks' );
			case Mailing::STOPPED:
				/* translators: %s: number of messages. */
				return _n( 'Stopped: %s sent', 'Stopped: %s sent', $mailing['sent'], 'dovetail-blocks' );
			case Mailing::LATE:
				/* translators: %s: number of messages. */
				return _n( 'Paused: %s sent', 'Paused: %s sent', $mailing['sent'], 'dovetail-blocks' );
		}
		/* translators: %s: number of messages. */
		return _n( '%s sent', '%s sent', $mailing['sent'], 'dovetail-blocks' );
	}

	private static function is_screen(): bool {
		$screen = get_current_screen();
		return $screen && Mail_Post::TYPE === $screen->post_type;
	}

	private static function is_mail( $context ): bool {
		return isset( $context->post ) && $context->post instanceof \WP_Post && Mail_Post::is( $context->post );
	}
}
