<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Form;
use Dovetail\Subscriptions\Subscriber_Query;
use Dovetail\Tests\Test_Case;

/** Base class for tests in which visitors send the form. */
abstract class Form_Test_Case extends Test_Case {

	/** @param array<string, string> $fields Values that differ from the default. */
	protected function form( string $email, array $fields = array() ): array {
		$signed = array(
			'dovetail_post'    => '0',
			'dovetail_consent' => Form::consent(),
		);
		return $fields + $signed + array(
			'dovetail_email'        => $email,
			'dovetail_leave_empty'  => '',
			'dovetail_signature'    => Form::kind()->sign( $signed ),
			'dovetail_subscription' => '1',
		);
	}

	protected function send( string $email, array $fields = array() ): string {
		$result = Form::kind()->take( $this->form( $email, $fields ) );
		return is_wp_error( $result ) ? $result->get_error_code() : $result['status'];
	}

	protected function send_and_read( string $email ): string {
		$result = Form::kind()->take( $this->form( $email ) );
		return is_wp_error( $result ) ? $result->get_error_message() : $result['status'];
	}

	/**
	 * Sends the form with each address. Asserts that all addresses are unconfirmed and that the given number of emails
	 * was sent.
	 */
	protected function assert_asked( int $mails, string ...$emails ): void {
		$before = count( $this->mails() );
		foreach ( $emails as $email ) {
			$this->assertSame( 'pending', $this->send( $email ), $email );
		}
		$this->assertCount( $before + $mails, $this->mails(), implode( ' ', $emails ) );
	}

	/** @return array[] Subscribers, confirmed or not, oldest first. */
	protected function subscribers(): array {
		return iterator_to_array( Subscriber_Query::all( array(), 500 ), false );
	}
}
