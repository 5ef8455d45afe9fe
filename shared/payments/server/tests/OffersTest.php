<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Offers;
use Dovetail\Payments\Receipt;
use Dovetail\Plugin\Secret;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class OffersTest extends Test_Case {
	use Stripe_Mock;

	/** @dataProvider changed_offers */
	public function test_an_offer_without_a_valid_signature_of_this_site_is_rejected( callable $change ): void {
		$sealed = $change( self::sealed( $this->offer( array( 'custom' => false ) ) ) );
		$this->assertSame(
			array(
				'status'   => 200,
				'location' => '',
				'said'     => 'This form has changed since the page loaded. Reload the page. Nothing was charged.',
			),
			self::send( $sealed, array( 'amount' => '5' ) )
		);
		$this->assertSame( array(), self::stripe()['sessions'] );
	}

	public static function changed_offers(): array {
		return array(
			'changed'                 => array( static fn( $sealed ) => self::change( $sealed, array( 'custom' => true, 'amounts' => array( 1 ) ) ) ),
			'an empty signature'      => array( static fn( $sealed ) => strtok( $sealed, '.' ) . '.' ),
			'another signature'       => array( static fn( $sealed ) => strtok( $sealed, '.' ) . '.' . str_repeat( 'a', 40 ) ),
			'no signature'            => array( static fn( $sealed ) => strtok( $sealed, '.' ) ),
			'nothing'                 => array( static fn() => '' ),
			'letters'                 => array( static fn() => 'a.b' ),
			'signed by another site'  => array( static fn( $sealed ) => self::seal_elsewhere( Offers::open( $sealed ) ) ),
			'signed as a return URL'  => array( static fn( $sealed ) => Offers::seal( Offers::open( $sealed ), 'return' ) ),
			'twenty thousand letters' => array( static fn() => str_repeat( 'x', 20000 ) ),
		);
	}

	public function test_a_return_url_cannot_be_used_as_an_offer(): void {
		$session = $this->begin();
		$answer  = self::send( self::token( $session['success_url'] ), array( 'amount' => '5' ) );
		$this->assertStringStartsWith( 'This form has changed since the page loaded.', $answer['said'] );
		$this->assertCount( 1, self::stripe()['sessions'] );
	}

	/**
	 * @dataProvider changed_links
	 * @param callable $change Gets the signed data in the return URL, and returns a changed version.
	 */
	public function test_a_changed_return_url_reveals_and_records_nothing( callable $change ): void {
		$token  = self::token( $this->begin()['success_url'] );
		$before = self::payments();
		$this->assertSame(
			'This link is incomplete, so this page can’t show the payment. If you paid, the payment service has emailed you. Nothing is charged on this page.',
			self::text( Receipt::of( $change( $token ) )['html'] )
		);
		$this->assertSame( $before, self::payments() );
	}

	public static function changed_links(): array {
		return array(
			'another payment'  => array( static fn( $token ) => self::change( $token, array( 'reference' => 'dv0' ) ) ),
			'an extra letter'  => array( static fn( $token ) => "{$token}x" ),
			'a missing letter' => array( static fn( $token ) => substr( $token, 0, -1 ) ),
			'nothing'          => array( static fn() => '' ),
			'an encoded zero'  => array( static fn() => '%00' ),
			'a zero byte'      => array( static fn() => "\0" ),
			'HTML'             => array( static fn() => '<script>' ),
			'a list'           => array( static fn( $token ) => array( $token ) ),
		);
	}

	/** Changes a signed offer but keeps its signature. */
	private static function change( string $sealed, array $changes ): string {
		list( $text, $seal ) = explode( '.', $sealed );
		$changed             = $changes + json_decode( base64_decode( strtr( $text, '-_', '+/' ) ), true );
		return rtrim( strtr( base64_encode( wp_json_encode( $changed ) ), '+/', '-_' ), '=' ) . ".$seal";
	}

	/** Signs an offer with another site's secret. */
	private static function seal_elsewhere( array $offer ): string {
		$secrets = new \ReflectionProperty( Secret::class, 'secrets' );
		$secrets->setAccessible( true );
		$own = $secrets->getValue();
		$secrets->setValue( null, array( get_current_blog_id() => 'of another site' ) );
		$sealed = Offers::seal( $offer );
		$secrets->setValue( null, $own );
		return $sealed;
	}
}
