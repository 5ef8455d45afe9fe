<?php
namespace Dovetail\Subscriptions;

use Dovetail\Cli\Command;
use Dovetail\Cli\Output;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Lists, resumes and stops the emails to subscribers about posts. */
final class Mailings_Command extends Command {
	private const STATES = array( Mailing::RUNNING, Mailing::STOPPED, Mailing::LATE, Mailing::DONE, Mailing::SKIPPED );

	/**
	 * Lists mailings, the oldest first. Posts that were published without emails are left out, unless their state is
	 * chosen.
	 *
	 * ## OPTIONS
	 *
	 * [--state=<state>]
	 * : Only mailings in this state: running, stopped, late, done, left-out.
	 *
	 * [--fields=<fields>]
	 * : Fields to show: post, title, state, sent, failed, left, unsubscribed, due, changed.
	 *
	 * [--field=<field>]
	 * : Show the values of one field.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # Show what is being sent.
	 *     $ wp dovetail mailings list --state=running
	 *
	 * @subcommand list
	 *
	 * @param string[] $args    Unused.
	 * @param array    $options Options of the command.
	 */
	public function list_( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $options ): void {
				$state = $options['state'] ?? '';
				if ( '' !== $state && ! in_array( $state, self::STATES, true ) ) {
					\WP_CLI::error( sprintf( 'There is no state "%1$s". Choose one of these: %2$s.', $state, implode( ', ', self::STATES ) ) );
				}
				$fields = array(
					'post'    => static fn( array $mailing ): int => $mailing['post'],
					'title'   => static fn( array $mailing ): string => Plain_Text::of_html( get_the_title( $mailing['post'] ) ),
					'state'   => static fn( array $mailing ): string => $mailing['state'],
					'sent'    => static fn( array $mailing ): int => $mailing['sent'],
					'failed'  => static fn( array $mailing ): int => array_sum( Failures::counts( array( $mailing['post'] ) )[ $mailing['post'] ] ),
					'left'    => static fn( array $mailing ): int => Mailings_Panel::left( $mailing ),
					'unsubscribed' => static fn( array $mailing ): int => Unsubscribes::by_post( array( $mailing['post'] ) )[ $mailing['post'] ],
					'due'     => static fn( array $mailing ): string => self::moment( $mailing['due'] ),
					'changed' => static fn( array $mailing ): string => self::moment( $mailing['changed'] ),
				);
				Output::print_records( Mailing::each( $state ), $fields, array( 'post', 'title', 'state', 'sent', 'failed', 'left' ), $options );
			}
		);
	}

	/**
	 * Resumes stopped mailings, sends late mailings, and retries the failed emails of finished mailings.
	 *
	 * A background job sends the emails. Run `wp dovetail queue run` to send them now.
	 *
	 * ## OPTIONS
	 *
	 * <post>...
	 * : IDs of posts.
	 *
	 * [--yes]
	 * : Skip the confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     # Resume the emails about a post.
	 *     $ wp dovetail mailings resume 12 --yes
	 *
	 * @param string[] $args    Post IDs.
	 * @param array    $options Options of the command.
	 */
	public function resume( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $args, $options ): void {
				$posts = self::posts( $args, array_diff( self::STATES, array( Mailing::SKIPPED ) ), 'was published without emails, so there is nothing to resume' );
				\WP_CLI::confirm( sprintf( 'Send emails about %s?', self::number( count( $posts ), 'post', 'posts' ) ), $options );
				$count = count( array_filter( array_map( array( Post_Mails::class, 'resume' ), $posts ) ) );
				\WP_CLI::success( sprintf( 'Resumed %s.', self::number( $count, 'mailing', 'mailings' ) ) );
			}
		);
	}

	/**
	 * Stops mailings. No more emails are sent until they are resumed.
	 *
	 * ## OPTIONS
	 *
	 * <post>...
	 * : IDs of posts.
	 *
	 * ## EXAMPLES
	 *
	 *     # Stop all running mailings.
	 *     $ wp dovetail mailings stop $(wp dovetail mailings list --state=running --format=ids)
	 *
	 * @param string[] $args Post IDs.
	 */
	public function stop( $args ): void {
		self::run(
			'manage_options',
			static function () use ( $args ): void {
				$posts = self::posts( $args, array( Mailing::RUNNING ), 'is not being sent' );
				$count = count( array_filter( array_map( array( Post_Mails::class, 'stop' ), $posts ) ) );
				\WP_CLI::success( sprintf( 'Stopped %s.', self::number( $count, 'mailing', 'mailings' ) ) );
			}
		);
	}

	/**
	 * Returns the IDs of posts with mailings. Ends the command if a post has no mailing or the mailing is in another
	 * state.
	 *
	 * @param string[] $args   Post IDs.
	 * @param string[] $states Allowed states of the mailings.
	 * @param string   $other  Error message for mailings in another state.
	 * @return int[]
	 */
	private static function posts( array $args, array $states, string $other ): array {
		$posts = self::ids( $args );
		foreach ( $posts as $post ) {
			$mailing = Mailing::read( $post );
			if ( ! $mailing ) {
				\WP_CLI::error( "There is no mailing about post $post. Nothing was changed." );
			}
			if ( ! in_array( $mailing['state'], $states, true ) ) {
				\WP_CLI::error( "Post $post $other. Nothing was changed." );
			}
		}
		return $posts;
	}
}
