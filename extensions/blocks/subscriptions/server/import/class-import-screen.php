<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Csv;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Site_Time;

defined( 'ABSPATH' ) || exit;

/** The import screen (Tools → Import): uploads a list of subscribers, shows a preview, and shows the progress. */
final class Import_Screen {
	/** Slug of the importer; also the name of its action and nonce. */
	const SLUG   = 'dovetail-subscribers';
	const ACTION = 'dovetail_blocks_import';

	/** Name of the action that downloads failed addresses, and of its nonce. */
	const DOWNLOAD_ACTION = 'dovetail_blocks_import_failed';

	/** Request parameter with the state of a list that was just stopped or discarded. */
	const FORGOTTEN_PARAMETER = 'dovetail-forgotten';

	/** Start of the transient with the error of a user's upload and the text that the user entered. */
	const REJECTED_TRANSIENT = 'dovetail_blocks_import_rejected_';

	/** Minimum and maximum length of the proof of consent in characters. */
	const MIN_PROOF_LENGTH = 10;
	const MAX_PROOF_LENGTH = 1000;

	/** Adds the importer to WordPress's list of importers. */
	public static function register(): void {
		if ( current_user_can( 'manage_options' ) && function_exists( 'register_importer' ) ) {
			register_importer( self::SLUG, __( 'Subscribers (Dovetail Blocks)', 'dovetail-blocks' ), __( 'Import email addresses of people who agreed to receive your new posts from a CSV file.', 'dovetail-blocks' ), array( __CLASS__, 'draw' ) );
		}
	}

	/** Returns the URL of the screen. */
	public static function address(): string {
		return admin_url( 'admin.php?import=' . self::SLUG );
	}

	/** Handles the forms of the screen. */
	public static function act(): void {
		if ( Import_Upload::is_body_dropped() ) {
			// PHP dropped the request body and the nonce, so only show an error and change nothing.
			Permission::die_unless( current_user_can( 'manage_options' ) );
			self::fail( Import_Upload::too_large(), __( 'The text you entered was not received either. Go back: most browsers still have it in the form.', 'dovetail-blocks' ) );
		}
		Subscribers_Screen::check( self::ACTION );
		// phpcs:disable WordPress.Security.NonceVerification -- check() has verified the nonce.
		$problem = null;
		$result  = array();
		$step    = isset( $_POST['step'] ) ? sanitize_key( wp_unslash( $_POST['step'] ) ) : '';
		$list    = isset( $_POST['list'] ) ? sanitize_key( wp_unslash( $_POST['list'] ) ) : '';
		// phpcs:enable
		try {
			if ( 'read' === $step ) {
				$entered = self::entered();
				$problem = self::read( $entered );
				if ( $problem && 409 !== $problem->get_error_data() && ! Import::get() ) {
					// The form shows the error above the text that the user entered.
					set_transient( self::REJECTED_TRANSIENT . get_current_user_id(), array( 'problem' => $problem->get_error_message() ) + $entered, MINUTE_IN_SECONDS );
					$problem = null;
				}
			} elseif ( 'start' === $step && ! Import::start( $list ) ) {
				$problem = new \WP_Error( 'gone', __( 'The import was not started because this list was imported, discarded or replaced in the meantime. Check your subscribers before you upload it again.', 'dovetail-blocks' ), 409 );
			} elseif ( 'cancel' === $step ) {
				$result = array( self::FORGOTTEN_PARAMETER => Import::cancel( $list ) );
			} elseif ( 'forget' === $step ) {
				Import::forget( $list );
			}
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
			return;
		}
		if ( $problem ) {
			self::fail( $problem );
		}
		wp_safe_redirect( add_query_arg( $result, self::address() ) );
		exit;
	}

	/** Downloads the addresses that could not be stored or emailed. */
	public static function hand_out_failed(): void {
		Subscribers_Screen::check( self::DOWNLOAD_ACTION );
		Csv::send( 'failed-subscribers', Import::failed( (array) Import::get() + array( 'id' => '' ) ) );
	}

	/**
	 * Ends the request with an error and a link back to the form or to the current list.
	 *
	 * @param \WP_Error $problem Error whose data is the HTTP status; 400 if it has no data.
	 * @param string    $more    Additional sentence.
	 */
	private static function fail( \WP_Error $problem, string $more = '' ): void {
		$status = $problem->get_error_data() ?? 400;
		$back   = array( 'back_link' => true );
		if ( 409 === $status ) {
			$back = array(
				'link_url'  => self::address(),
				'link_text' => __( 'Import subscribers', 'dovetail-blocks' ),
			);
		}
		wp_die( '<p>' . esc_html( trim( $problem->get_error_message() . ' ' . $more ) ) . '</p>', '', array( 'response' => $status ) + $back ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in parts.
	}

	/**
	 * Returns the submitted fields of the form, as plain text.
	 *
	 * @return array{how: string, when: string, mode: string, is_sure: bool}
	 */
	private static function entered(): array {
		// phpcs:disable WordPress.Security -- the caller checks the nonce.
		return array(
			'how'     => Plain_Text::lines( wp_unslash( $_POST['how'] ?? '' ), self::MAX_PROOF_LENGTH ),
			'when'    => Plain_Text::line( wp_unslash( $_POST['when'] ?? '' ), 100 ),
			'mode'    => isset( $_POST['mode'] ) && 'confirmed' === $_POST['mode'] ? 'confirmed' : 'ask',
			'is_sure' => ! empty( $_POST['sure'] ),
		);
		// phpcs:enable
	}

	/** @param array $entered Fields of the form; see `entered()`. */
	private static function read( array $entered ): ?\WP_Error {
		// phpcs:disable WordPress.Security -- the caller checks the nonce; PHP names the temporary file.
		$file  = $_FILES['file'] ?? null;
		$error = Import_Upload::error( $file );
		if ( $error ) {
			return $error;
		}
		if ( mb_strlen( $entered['how'] ) < self::MIN_PROOF_LENGTH || '' === $entered['when'] || ! $entered['is_sure'] ) {
			return new \WP_Error( 'no_proof', __( 'Nothing was imported. Describe how and when these people agreed, and confirm that they did. This is stored with each address as proof.', 'dovetail-blocks' ) );
		}
		self::take_time();
		$stream = fopen( $file['tmp_name'], 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a list may be too large for memory; WP_Filesystem reads whole files.
		// phpcs:enable
		$read = $stream ? Import_File::open( $stream ) : Import_Upload::not_accepted();
		if ( is_wp_error( $read ) ) {
			return $read;
		}
		if ( Import::draft( $read, self::proof( $entered['how'], $entered['when'] ), $entered['mode'] ) ) {
			return null;
		}
		$other = Import::get();
		if ( ! $other ) {
			return new \WP_Error( 'not_stored', __( 'The site could not store your list. Try again in a moment.', 'dovetail-blocks' ), 500 );
		}
		if ( Import::has_failed_addresses( $other ) ) {
			return new \WP_Error( 'failed_addresses', __( 'Your list was not stored because addresses of the last import failed. Download them if you need them, then press “Import another list” and upload yours again.', 'dovetail-blocks' ), 409 );
		}
		list( $name, $time ) = self::origin( $other );
		/* translators: 1: name of a user, 2: date and time. */
		return new \WP_Error( 'busy', sprintf( __( 'Your list was not stored because the list that %1$s uploaded on %2$s is not finished. Import or discard that list first, then upload yours again.', 'dovetail-blocks' ), $name, $time ), 409 );
	}

	/**
	 * Returns the name of the user who uploaded a list, and the time, as plain text.
	 *
	 * @return array{0: string, 1: string}
	 */
	private static function origin( array $import ): array {
		$user = get_userdata( $import['by'] );
		return array(
			$user ? $user->display_name : __( 'Deleted user', 'dovetail-blocks' ),
			Site_Time::date_and_time( $import['uploaded'] ),
		);
	}

	/** Returns the proof of consent that is stored with each address, as HTML. */
	private static function proof( string $how, string $when ): string {
		/* translators: 1: how people have agreed, 2: when, 3: name of the user who stated it, 4: a date. */
		return esc_html( sprintf( __( '%1$s (consent given: %2$s). Recorded by %3$s, who imported the address on %4$s.', 'dovetail-blocks' ), rtrim( $how, ". \n" ), $when, wp_get_current_user()->display_name, wp_date( get_option( 'date_format' ) ) ) );
	}

	/** Prints a notice on the subscribers screen while an import runs. */
	public static function show_notice(): void {
		if ( 'running' === ( Import::get()['state'] ?? '' ) ) {
			printf( '<div class="notice notice-info"><p>%s <a href="%s">%s</a></p></div>', esc_html__( 'Subscribers are being imported.', 'dovetail-blocks' ), esc_url( self::address() ), esc_html__( 'View progress', 'dovetail-blocks' ) );
		}
	}

	/** Prints the current step of the import. */
	public static function draw(): void {
		$import = Import::get();
		echo '<div class="wrap"><style>.dovetail-blocks-import { max-width: 46rem; overflow-wrap: anywhere; } .dovetail-blocks-import fieldset, .dovetail-blocks-import p { margin-block: 1em; } .dovetail-blocks-import label { display: flex; align-items: flex-start; gap: .5em; margin-block: .6em; } .dovetail-blocks-import input { margin-inline: 0; } .dovetail-blocks-import label input[type] { flex: none; margin-block: 1px 0; } @media ( max-width: 782px ) { .dovetail-blocks-import label input[type] { margin-block-start: -3px; } } .dovetail-blocks-import legend { padding: 0; } .dovetail-blocks-import textarea, .dovetail-blocks-import input[type=text] { width: 100%; } .dovetail-blocks-import progress { display: block; width: 100%; height: 12px; } ' . Live_Part::STYLE . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
		$is_live = $import && in_array( $import['state'], array( 'reading', 'running' ), true );
		printf( '<h1>%s</h1><div class="dovetail-blocks-import" id="dovetail-import"%s>', esc_html__( 'Import subscribers', 'dovetail-blocks' ), esc_attr( Live_Part::attribute( $is_live ) ) );
		if ( $import ) {
			/* translators: 1: name of a user, 2: date and time. */
			printf( '<p>%s</p>', esc_html( vsprintf( __( 'Uploaded by %1$s on %2$s.', 'dovetail-blocks' ), self::origin( $import ) ) ) );
		}
		if ( ! $import ) {
			self::say_forgotten();
			self::form();
		} elseif ( 'reading' === $import['state'] ) {
			printf( '<p>%s</p>', esc_html__( 'The file is being read. If this message stays, the server stopped before it finished. Discard the list and upload a smaller part of the file.', 'dovetail-blocks' ) );
			Live_Part::print_hint();
			self::button( $import['id'], 'cancel', __( 'Discard list', 'dovetail-blocks' ) );
		} elseif ( 'draft' === $import['state'] ) {
			self::preview( $import );
		} else {
			self::progress( $import );
		}
		printf( '<p><a href="%s">%s</a></p></div></div>', esc_url( Subscribers_Screen::address() ), esc_html__( 'All subscribers', 'dovetail-blocks' ) );
	}

	private static function say_forgotten(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- only selects one of two messages.
		$state = isset( $_GET[ self::FORGOTTEN_PARAMETER ] ) ? sanitize_key( wp_unslash( $_GET[ self::FORGOTTEN_PARAMETER ] ) ) : '';
		if ( in_array( $state, array( 'reading', 'draft', 'running' ), true ) ) {
			printf(
				'<div class="notice notice-success is-dismissible"><p>%s</p></div>',
				'running' === $state
					? esc_html__( 'The import was stopped. People who were already imported stay on your list.', 'dovetail-blocks' )
					: esc_html__( 'The list was discarded. Nothing was imported.', 'dovetail-blocks' )
			);
		}
	}

	private static function form(): void {
		$name    = self::REJECTED_TRANSIENT . get_current_user_id();
		$entered = get_transient( $name );
		if ( is_array( $entered ) ) {
			delete_transient( $name );
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $entered['problem'] ) );
		} else {
			$entered = array(
				'how'     => '',
				'when'    => '',
				'mode'    => 'ask',
				'is_sure' => false,
			);
		}
		?>
		<form method="post" enctype="multipart/form-data" action="<?php echo esc_url( self::target() ); ?>">
			<?php self::hidden( 'read' ); ?>
			<p>
				<label for="dovetail-file"><strong><?php esc_html_e( 'File', 'dovetail-blocks' ); ?></strong></label>
				<input type="file" id="dovetail-file" name="file" accept=".csv,.tsv,.txt,text/csv,text/plain" required aria-describedby="dovetail-file-help">
				<span class="description" id="dovetail-file-help" style="display:block">
					<?php
					/* translators: 1: a number of rows, 2: a size, such as 1 MB. */
					echo esc_html( sprintf( __( 'A CSV or text file with up to %1$s rows and %2$s. Only addresses and statuses such as “unsubscribed” are read.', 'dovetail-blocks' ), number_format_i18n( Import_File::MAX_ROWS ), size_format( Import_Upload::limit() ) ) );
					?>
				</span>
			</p>
			<p>
				<label for="dovetail-how"><strong><?php esc_html_e( 'How did these people agree to receive your posts?', 'dovetail-blocks' ); ?></strong></label>
				<textarea id="dovetail-how" name="how" rows="3" minlength="<?php echo (int) self::MIN_PROOF_LENGTH; ?>" maxlength="<?php echo (int) self::MAX_PROOF_LENGTH; ?>" required aria-describedby="dovetail-how-help"><?php echo esc_textarea( $entered['how'] ); ?></textarea>
				<span class="description" id="dovetail-how-help">
					<?php
					/* translators: %s: a number of characters. */
					echo esc_html( sprintf( __( 'At least %s characters. Each address is stored with this text, your name and the date as proof. For example: “Checked ‘Send me news’ on the order form of our old shop.”', 'dovetail-blocks' ), number_format_i18n( self::MIN_PROOF_LENGTH ) ) );
					?>
				</span>
			</p>
			<p>
				<label for="dovetail-when"><strong><?php esc_html_e( 'When?', 'dovetail-blocks' ); ?></strong></label>
				<input type="text" id="dovetail-when" name="when" maxlength="100" required value="<?php echo esc_attr( $entered['when'] ); ?>" placeholder="<?php esc_attr_e( 'A day, or from when to when', 'dovetail-blocks' ); ?>">
			</p>
			<fieldset>
				<legend><strong><?php esc_html_e( 'After the import', 'dovetail-blocks' ); ?></strong></legend>
				<label><input type="radio" name="mode" value="ask"<?php checked( $entered['mode'], 'ask' ); ?>> <?php esc_html_e( 'Ask each person by email to confirm. Addresses that are not confirmed within 7 days are deleted.', 'dovetail-blocks' ); ?></label>
				<label><input type="radio" name="mode" value="confirmed"<?php checked( $entered['mode'], 'confirmed' ); ?>> <?php esc_html_e( 'Subscribe them immediately, because they have already confirmed their address.', 'dovetail-blocks' ); ?></label>
			</fieldset>
			<label><input type="checkbox" name="sure" value="1" required<?php checked( $entered['is_sure'] ); ?>> <?php esc_html_e( 'All of them agreed, and I can prove it.', 'dovetail-blocks' ); ?></label>
			<p><button class="button button-primary"><?php esc_html_e( 'Review list', 'dovetail-blocks' ); ?></button></p>
		</form>
		<?php
	}

	private static function preview( array $import ): void {
		self::take_time();
		try {
			list( 'counts' => $counts, 'sample' => $sample ) = Import::forecast( $import );
		} catch ( Database_Error $error ) {
			printf(
				'<div class="notice notice-error inline"><p>%s</p></div><p><a class="button button-primary" href="">%s</a></p>',
				esc_html__( 'This list could not be read from the database. The list was kept, and nothing was imported.', 'dovetail-blocks' ),
				esc_html__( 'Try again', 'dovetail-blocks' )
			);
			self::button( $import['id'], 'cancel', __( 'Discard list', 'dovetail-blocks' ) );
			return;
		}
		/* translators: %s: number of subscribers. */
		printf( '<h2 data-dovetail-result>%s</h2>', esc_html( sprintf( _n( '%s new subscriber', '%s new subscribers', $counts['new'], 'dovetail-blocks' ), number_format_i18n( $counts['new'] ) ) ) );
		self::not_imported(
			$import,
			array(
				/* translators: %s: a number of people. */
				array( __( 'Already on the list and unchanged: %s', 'dovetail-blocks' ), $counts['known'] ),
				/* translators: %s: a number of people. */
				array( __( 'Skipped because they unsubscribed or opted out: %s', 'dovetail-blocks' ), $counts['left'] ),
				/* translators: %s: a number of people. */
				array( __( 'Unsubscribed in the file, and remembered so that nobody emails them: %s', 'dovetail-blocks' ), $counts['remembered'] ),
				/* translators: %s: a number of people. */
				array( __( 'Unsubscribed in the file but subscribed on this site, and unchanged: %s', 'dovetail-blocks' ), $counts['here'] ),
			)
		);
		if ( $import['unknown'] ) {
			/* translators: %s: list of quoted words or numbers, such as “1”, “2”. */
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( sprintf( __( 'People with these status values are skipped, because the values are unknown: %s. To import them, replace the values with words such as “subscribed” or “unsubscribed” and upload the file again.', 'dovetail-blocks' ), '“' . implode( '”, “', $import['unknown'] ) . '”' ) ) );
		}
		if ( $sample ) {
			printf( '<h3>%s</h3><p>%s</p>', esc_html__( 'First addresses to import', 'dovetail-blocks' ), esc_html( implode( ', ', $sample ) . ( $counts['new'] > count( $sample ) ? ' …' : '' ) ) );
		}
		printf( '<p><strong>%s</strong><br>%s</p>', esc_html__( 'Stored with each address:', 'dovetail-blocks' ), wp_kses( $import['proof'], array() ) );
		echo '<p>' . ( 'ask' === $import['mode'] ? esc_html__( 'Each person gets an email with a confirmation button.', 'dovetail-blocks' ) : esc_html__( 'Their first email will be your next post.', 'dovetail-blocks' ) ) . '</p>';
		if ( $counts['new'] ) {
			/* translators: %s: number of subscribers. */
			self::button( $import['id'], 'start', sprintf( _n( 'Import %s subscriber', 'Import %s subscribers', $counts['new'], 'dovetail-blocks' ), number_format_i18n( $counts['new'] ) ), true );
		} elseif ( $counts['remembered'] ) {
			/* translators: %s: a number of people. */
			self::button( $import['id'], 'start', sprintf( _n( 'Remember that %s person unsubscribed', 'Remember that %s people unsubscribed', $counts['remembered'], 'dovetail-blocks' ), number_format_i18n( $counts['remembered'] ) ), true );
		}
		self::button( $import['id'], 'cancel', __( 'Discard list', 'dovetail-blocks' ) );
	}

	private static function progress( array $import ): void {
		try {
			$counts = Import::progress( $import );
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
			return;
		}
		$is_done = 'done' === $import['state'];
		printf( '<h2 data-dovetail-result>%s</h2>', $is_done ? esc_html__( 'The import is done', 'dovetail-blocks' ) : esc_html__( 'Import in progress', 'dovetail-blocks' ) );
		if ( ! $is_done ) {
			Live_Part::print_hint();
			printf( '<progress max="%d" value="%d" aria-label="%s"></progress>', (int) $import['total'], (int) $counts['done'], esc_attr__( 'Imported', 'dovetail-blocks' ) );
			/* translators: 1: number of addresses so far, 2: number of all addresses. */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Processed: %1$s of %2$s', 'dovetail-blocks' ), number_format_i18n( $counts['done'] ), number_format_i18n( $import['total'] ) ) ) );
		}
		self::lines(
			array(
				'confirmed' === $import['mode']
					/* translators: %s: a number of people. */
					? array( __( 'Subscribed: %s', 'dovetail-blocks' ), $counts['added'] )
					/* translators: %s: a number of people. */
					: array( __( 'Asked to confirm: %s', 'dovetail-blocks' ), $counts['added'] ),
			)
		);
		self::not_imported(
			$import,
			array(
				/* translators: %s: a number of people. */
				array( __( 'Already on the list: %s', 'dovetail-blocks' ), $counts['known'] ),
				/* translators: %s: a number of people. */
				array( __( 'Skipped: %s', 'dovetail-blocks' ), $counts['left'] ),
				/* translators: %s: a number of people. */
				array( __( 'Remembered as unsubscribed: %s', 'dovetail-blocks' ), $counts['remembered'] ),
				/* translators: %s: a number of people. */
				array( __( 'Unsubscribed in the file but subscribed on this site, and unchanged: %s', 'dovetail-blocks' ), $counts['here'] ),
				/* translators: %s: a number of people. */
				array( __( 'Could not be stored or emailed: %s', 'dovetail-blocks' ), $counts['failed'] ),
			)
		);
		if ( $is_done ? Import::has_failed_addresses( $import ) : $counts['failed'] ) {
			$days = (int) ( Import::FAILED_LIFETIME_SECONDS / DAY_IN_SECONDS );
			printf(
				'<p><a href="%s">%s</a>%s</p>',
				esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::DOWNLOAD_ACTION ), self::DOWNLOAD_ACTION ) ),
				/* translators: %s: number of addresses. */
				esc_html( sprintf( _n( 'Download %s failed address as CSV', 'Download %s failed addresses as CSV', $counts['failed'], 'dovetail-blocks' ), number_format_i18n( $counts['failed'] ) ) ),
				/* translators: %s: a number of days. */
				$is_done ? '<br>' . esc_html( sprintf( _n( 'They are deleted after %s day, or when you import another list.', 'They are deleted after %s days, or when you import another list.', $days, 'dovetail-blocks' ), number_format_i18n( $days ) ) ) : ''
			);
		}
		if ( $is_done ) {
			self::button( $import['id'], 'forget', __( 'Import another list', 'dovetail-blocks' ) );
		} else {
			self::button( $import['id'], 'cancel', __( 'Stop', 'dovetail-blocks' ) );
		}
	}

	/**
	 * Prints how many people and entries of the file are not imported, and why.
	 *
	 * @param array[] $lines Lines about people who are not imported because of this site's own records, or because of an
	 *                       error; see `lines()`.
	 */
	private static function not_imported( array $import, array $lines ): void {
		array_push(
			$lines,
			/* translators: %s: a number of people. */
			array( __( 'Skipped because their emails bounced: %s', 'dovetail-blocks' ), $import['bounced'] ),
			/* translators: %s: a number of people. */
			array( __( 'Skipped because they never confirmed: %s', 'dovetail-blocks' ), $import['unconfirmed'] ),
			/* translators: %s: a number of people. */
			array( __( 'Skipped because they are inactive or their status is unknown: %s', 'dovetail-blocks' ), $import['inactive'] ),
			/* translators: %s: a number of addresses. */
			array( __( 'Duplicates in the file: %s', 'dovetail-blocks' ), $import['twice'], Import_Examples::html( $import, 'twice' ) ),
			/* translators: %s: a number of entries. */
			array( __( 'Entries that are not a valid address: %s', 'dovetail-blocks' ), $import['invalid'], Import_Examples::html( $import, 'invalid' ) ),
			/* translators: %s: a number of addresses. */
			array( __( 'Addresses in other columns, not read: %s', 'dovetail-blocks' ), $import['elsewhere'] )
		);
		$total = array_sum( array_column( $lines, 1 ) );
		if ( $total ) {
			/* translators: %s: a number of people and entries. */
			printf( '<h3>%s</h3>', esc_html( sprintf( __( 'Not imported: %s', 'dovetail-blocks' ), number_format_i18n( $total ) ) ) );
			self::lines( $lines );
		}
	}

	/**
	 * Prints a list of counts. Omits counts of zero.
	 *
	 * @param array<int, array{0: string, 1: int, 2?: string}> $lines Sentences with a placeholder for the number, the numbers,
	 *                                                                and HTML to follow.
	 */
	private static function lines( array $lines ): void {
		$lines = array_filter( $lines, static fn( array $line ): bool => $line[1] > 0 );
		if ( ! $lines ) {
			return;
		}
		echo '<ul class="ul-disc">';
		foreach ( $lines as $line ) {
			printf( '<li>%s%s</li>', esc_html( sprintf( $line[0], number_format_i18n( $line[1] ) ) ), $line[2] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of Import_Examples.
		}
		echo '</ul>';
	}

	/** Prints a button for a step of the import. The button affects only the displayed list. */
	private static function button( string $list, string $step, string $words, bool $is_primary = false ): void {
		printf( '<form method="post" style="display:inline-block;margin-block-end:8px;margin-inline-end:8px" action="%s">', esc_url( self::target() ) );
		self::hidden( $step );
		printf( '<input type="hidden" name="list" value="%s"><button class="button%s">%s</button></form>', esc_attr( $list ), $is_primary ? ' button-primary' : '', esc_html( $words ) );
	}

	/** Raises PHP's time limit for long lists, if the server allows it. */
	private static function take_time(): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- only for a list that an administrator imports.
		}
	}

	/**
	 * Returns the URL to which the screen's forms are sent. The URL contains the action, because PHP drops the body of
	 * an upload that is too large.
	 */
	private static function target(): string {
		return admin_url( 'admin-post.php?action=' . self::ACTION );
	}

	private static function hidden( string $step ): void {
		printf( '<input type="hidden" name="step" value="%s">', esc_attr( $step ) );
		wp_nonce_field( self::ACTION );
	}
}
