<?php
namespace Dovetail\Mailchimp;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** The audiences of the owner's account and their groups. Mailchimp's API calls audiences "lists". */
final class Audiences {
	/** Transient that caches the audiences, so that visitors do not wait for them. */
	const CACHE_TRANSIENT = 'dovetail_blocks_mailchimp_audiences';

	/**
	 * Maximum number of audiences, of group categories in an audience, and of groups in a category. Most accounts have
	 * only a few.
	 */
	const MAX_AUDIENCES = 100;

	/** Maximum number of seconds for requesting all groups. Short, because an author is waiting. */
	const MAX_GROUPS_SECONDS = 15;

	/**
	 * Returns all audiences, the oldest first.
	 *
	 * @param float|null $end Deadline, see `Account::ask()`.
	 * @return array<int, array{id: string, name: string, form: string}>|\WP_Error `form` is the URL of Mailchimp's own sign-up form, or empty.
	 */
	public static function all( ?float $end = null ) {
		$lists = self::listed( '/lists?sort_field=date_created&sort_dir=ASC&fields=lists.id,lists.name,lists.subscribe_url_short,lists.subscribe_url_long', 'lists', $end );
		if ( is_wp_error( $lists ) ) {
			return $lists;
		}
		$audiences = array_map(
			static fn( array $entry ): array => self::entry( $entry ) + array( 'form' => self::form_address( $entry ) ),
			$lists
		);
		set_transient( self::CACHE_TRANSIENT, array( self::account(), $audiences ), DAY_IN_SECONDS );
		return $audiences;
	}

	/**
	 * Returns the account's first audience, which is the default.
	 *
	 * @param float|null $end Deadline, see `Account::ask()`.
	 * @return string|\WP_Error ID of the audience.
	 */
	public static function first( ?float $end = null ) {
		$audiences = self::kept( $end );
		if ( is_wp_error( $audiences ) ) {
			return $audiences;
		}
		return $audiences ? $audiences[0]['id'] : new \WP_Error( 'missing_audience', __( 'Your Mailchimp account has no audience yet. Create one in Mailchimp and try again.', 'dovetail-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Returns the URL of Mailchimp's own form for an audience. People who unsubscribed can rejoin only with this form.
	 *
	 * @param float|null $end Deadline, see `Account::ask()`.
	 * @return string Empty if the URL cannot be determined.
	 */
	public static function form( string $id, ?float $end = null ): string {
		$audiences = self::kept( $end );
		return is_wp_error( $audiences ) ? '' : (string) ( array_column( $audiences, 'form', 'id' )[ $id ] ?? '' );
	}

	/** Clears the cached audiences when a response shows that they are outdated. */
	public static function forget(): void {
		delete_transient( self::CACHE_TRANSIENT );
	}

	/**
	 * Returns the groups of an audience by category.
	 *
	 * @param string $id ID of the audience; empty for the first audience.
	 * @return array<int, array{id: string, interests: array<int, array{id: string, name: string}>}>|\WP_Error
	 */
	public static function groups( string $id ) {
		$end = microtime( true ) + self::MAX_GROUPS_SECONDS;
		$id  = '' === $id ? self::first( $end ) : $id;
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$path       = '/lists/' . rawurlencode( $id ) . '/interest-categories';
		$categories = self::listed( $path . '?fields=categories.id,categories.title', 'categories', $end );
		if ( is_wp_error( $categories ) ) {
			return $categories;
		}
		$groups = array();
		foreach ( $categories as $category ) {
			$interests = self::listed( $path . '/' . rawurlencode( $category['id'] ) . '/interests?fields=interests.id,interests.name', 'interests', $end );
			if ( is_wp_error( $interests ) ) {
				return $interests;
			}
			$groups[] = array(
				'id'        => $category['id'],
				'interests' => array_map( array( __CLASS__, 'entry' ), $interests ),
			);
		}
		return $groups;
	}

	/**
	 * Returns the cached audiences.
	 *
	 * @param float|null $end Deadline, see `Account::ask()`.
	 * @return array<int, array{id: string, name: string, form: string}>|\WP_Error
	 */
	private static function kept( ?float $end ) {
		$kept = get_transient( self::CACHE_TRANSIENT );
		return is_array( $kept ) && self::account() === $kept[0] && $kept[1] ? $kept[1] : self::all( $end );
	}

	/** Returns a hash of the key, so that each account has its own cache. */
	private static function account(): string {
		return Secret::sign( 'mailchimp account', Connections::key( Account::ID ) );
	}

	/**
	 * Returns the entries of a list in Mailchimp's response. Omits entries without an ID.
	 *
	 * @param string     $path Path in the API, ending in a question mark or a query.
	 * @param string     $name Name of the list in the response.
	 * @param float|null $end  Deadline, see `Account::ask()`.
	 * @return array<int, array>|\WP_Error
	 */
	private static function listed( string $path, string $name, ?float $end ) {
		$answer = Account::ask( 'GET', $path . '&count=' . self::MAX_AUDIENCES, null, $end );
		if ( is_wp_error( $answer ) ) {
			return self::is_gone( $answer ) ? self::gone() : $answer;
		}
		if ( ! isset( $answer[ $name ] ) || ! is_array( $answer[ $name ] ) ) {
			return Service_Client::unreadable_response( Account::ID );
		}
		return array_values(
			array_filter(
				$answer[ $name ],
				static fn( $entry ): bool => is_array( $entry ) && isset( $entry['id'] ) && is_string( $entry['id'] ) && '' !== $entry['id']
			)
		);
	}

	/** Whether an error means that an audience does not exist in the account. */
	public static function is_gone( \WP_Error $error ): bool {
		return 'service_refused' === $error->get_error_code() && 404 === $error->get_error_data()['status'];
	}

	/** Returns the error for a deleted audience. */
	public static function gone(): \WP_Error {
		self::forget();
		return new \WP_Error( 'missing_audience', __( 'This audience no longer exists in your Mailchimp account. Choose another one in the block’s sidebar.', 'dovetail-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * @param array $entry Entry of a list, with an ID.
	 * @return array{id: string, name: string}
	 */
	private static function entry( array $entry ): array {
		return array(
			'id'   => $entry['id'],
			'name' => isset( $entry['name'] ) && is_string( $entry['name'] ) ? Plain_Text::line( $entry['name'], 200, '…' ) : $entry['id'],
		);
	}

	/**
	 * Returns the short URL of Mailchimp's own form if the URL uses https.
	 *
	 * @param array $entry An audience in Mailchimp's format.
	 */
	private static function form_address( array $entry ): string {
		foreach ( array( 'subscribe_url_short', 'subscribe_url_long' ) as $name ) {
			$address = isset( $entry[ $name ] ) && is_string( $entry[ $name ] ) ? (string) preg_replace( '~^http:~i', 'https:', $entry[ $name ] ) : '';
			if ( 1 === preg_match( '~^https://[^\s/"\']+\.[a-z]+(?:/|\z)~i', $address ) ) {
				return esc_url_raw( $address );
			}
		}
		return '';
	}
}
