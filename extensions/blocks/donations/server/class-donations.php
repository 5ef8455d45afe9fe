<?php
namespace Dovetail\Donations;

use Dovetail\Bank_Transfer\Bank_Transfer;
use Dovetail\Payments\Checkout;
use Dovetail\Payments\Plans;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Sign_Up\Markup;

defined( 'ABSPATH' ) || exit;

/** Renders the donations block. */
final class Donations {
	const INTERVALS = array(
		'oneTimeDonation' => 'one-time',
		'monthlyDonation' => '1 month',
		'annualDonation'  => '1 year',
	);

	/** Maximum length of the payment's title, in characters. */
	const MAX_TITLE_LENGTH = 200;

	const BLOCK = 'wp-block-dovetail-donations';

	/** Renders the block. */
	public static function draw( array $attributes, string $content ): string {
		list( $open, $saved ) = Markup::parts( $content, 'donations' );
		if ( ! Markup::is_supported() ) {
			return $open . $saved . self::link_to_page( $attributes ) . '</div>';
		}
		$donations = self::donations( $attributes );
		$offers    = array_filter( wp_list_pluck( $donations, 'offer' ) );
		$link      = self::link( $attributes );
		$bank      = Bank_Transfer::draw(
			$attributes['bankTransfer'],
			self::BLOCK,
			$attributes['currency'],
			__( 'The recipient sees your donation when it arrives, usually with the name on your bank account. Adding your name to the reference is optional.', 'dovetail-blocks' )
		);
		if ( $offers ) {
			// Omit donations without an offer, unless the author set a fallback page.
			$donations = '' === $link ? array_values( array_filter( $donations, static fn( array $each ): bool => null !== $each['offer'] ) ) : $donations;
			$shown     = Goal::draw( $attributes, $offers ) . self::forms( $donations, $attributes );
		} else {
			$shown = '' === $link . $bank ? self::closed() : self::heading( $attributes['oneTimeDonation'], 'one-time' ) . $link;
		}
		return $open . $shown . $bank . '</div>';
	}

	/** Whether visitors can donate with a block: with a form, by bank transfer or on the fallback page. */
	public static function can_be_paid( array $attributes ): bool {
		return '' !== self::link( $attributes ) || Bank_Transfer::is_offered( $attributes['bankTransfer'] ) || array_filter( wp_list_pluck( self::donations( $attributes ), 'offer' ) );
	}

	/** Returns the message for a block without any working donation. Adds a note for users who can fix it. */
	private static function closed(): string {
		$lines = array( __( 'Donations can’t be made here at the moment.', 'dovetail-blocks' ) );
		if ( Content_Source::can_edit( Content_Source::current() ) ) {
			$lines[] = __( 'Only you see this: open the block in the editor to see what is missing, or offer a bank transfer there.', 'dovetail-blocks' );
		}
		return '<p>' . implode( '</p><p>', array_map( 'esc_html', $lines ) ) . '</p>';
	}

	/**
	 * Returns the donations that the author has turned on. Each has `interval`, `donation` (its attributes) and `offer`
	 * (null if it cannot be paid).
	 */
	private static function donations( array $attributes ): array {
		$shown = array();
		foreach ( self::INTERVALS as $name => $interval ) {
			$donation = $attributes[ $name ];
			if ( 'oneTimeDonation' === $name || $donation['show'] ) {
				$shown[] = array(
					'interval' => $interval,
					'donation' => $donation,
					'offer'    => self::offer( $attributes, $donation, $interval ),
				);
			}
		}
		return $shown;
	}

	/**
	 * Returns the offer for a form. Null if its plan is missing or in another currency, if there is no payment gateway,
	 * or if visitors can neither choose nor enter an amount.
	 */
	private static function offer( array $attributes, array $donation, string $interval ): ?array {
		$source   = $attributes['planSource'];
		$currency = $attributes['currency'];
		$id       = (int) ( $donation['planId'] ?? 0 );
		$kind     = 'donation';
		$plan     = 'site' === $source ? Plans::get( $id ) : compact( 'kind', 'currency', 'interval' );
		$amounts  = Form::presets( $donation['amounts'], $currency );
		$is_sold  = $id > 0 && $plan && $plan['kind'] === $kind && $plan['currency'] === $currency && $plan['interval'] === $interval;
		if ( ! $is_sold || ! ( $amounts || $attributes['showCustomAmount'] ) || ! Checkout::acts( $source ) ) {
			return null;
		}
		return array(
			'block'    => 'donations',
			'source'   => $source,
			'plan'     => $id,
			'kind'     => $kind,
			'currency' => $currency,
			'interval' => $interval,
			// Shorten the title, because a signed offer has limited space.
			'title'    => Plain_Text::of_html( Form::heading( $donation, $interval ), self::MAX_TITLE_LENGTH ),
			'amounts'  => $amounts,
			'custom'   => $attributes['showCustomAmount'],
			'post'     => Content_Source::current(),
		);
	}

	/** Renders all forms with radio buttons. The stylesheet shows only the selected form. */
	private static function forms( array $donations, array $attributes ): string {
		$id     = wp_unique_id( 'dovetail-donations-' );
		$told   = array_map( static fn( array $each ): string => $each['offer'] ? Checkout::message( $each['offer'] ) : '', $donations );
		$chosen = (int) key( array_filter( $told, 'strlen' ) + array( 0 => '' ) );
		$tabs   = '';
		$panels = '';
		foreach ( $donations as $place => $each ) {
			$tabs .= sprintf(
				'<label class="%1$s__tab"><input type="radio" name="%2$s" value="%3$d" class="is-%3$d" autocomplete="off"%4$s><span>%5$s</span></label>',
				self::BLOCK,
				$id,
				$place,
				checked( $place, $chosen, false ),
				esc_html( Form::tab( $each['interval'] ) )
			);
			$panels .= sprintf(
				'<div class="%1$s__donation is-%2$d" id="%3$s-%2$d">%4$s%5$s</div>',
				self::BLOCK,
				$place,
				$id,
				$told[ $place ] . self::heading( $each['donation'], $each['interval'] ),
				$each['offer'] ? Form::draw( $each['offer'], $each['donation'], $attributes, "$id-$place" ) : self::link( $attributes )
			);
		}
		return ( 1 < count( $donations ) ? sprintf(
			'<fieldset class="%1$s__tabs"><legend class="%1$s__label">%2$s</legend>%3$s</fieldset>',
			self::BLOCK,
			esc_html__( 'Interval', 'dovetail-blocks' ),
			$tabs
		) : '' ) . $panels;
	}

	private static function heading( array $donation, string $interval ): string {
		$heading = Form::heading( $donation, $interval );
		return '' === $heading ? '' : sprintf( '<p class="%s__heading">%s</p>', self::BLOCK, $heading );
	}

	private static function link( array $attributes ): string {
		$address = (string) $attributes['fallbackLinkUrl'];
		return '' === $address
			? ''
			: sprintf( '<p><a href="%s">%s</a></p>', Markup::without_shortcodes( esc_url( $address ) ), Form::button( $attributes['oneTimeDonation'], 'one-time' ) );
	}

	/** Returns the link to the post, for places where forms do not work and there is no fallback page. */
	private static function link_to_page( array $attributes ): string {
		return $attributes['fallbackLinkUrl'] ? '' : Markup::link( 'donations__elsewhere', Form::button( $attributes['oneTimeDonation'], 'one-time' ) );
	}
}
