import { type Written } from '#e2e/hostile';

/** Products with malicious texts, URLs and numbers. Some URLs have the malicious text after PayPal's host. */
export const written = ( value: string ): readonly Written[] =>
	[ value, `https://www.paypal.com/${ value }` ].map( ( paymentLink ) => ( {
		slug: 'simple-payments',
		attributes: {
			content: value,
			currency: value,
			email: value,
			featuredMediaId: value,
			featuredMediaTitle: value,
			featuredMediaUrl: value,
			multiple: value,
			paymentLink,
			postLinkText: value,
			postLinkUrl: value,
			price: value,
			productId: value,
			title: value,
			bankTransfer: {
				on: true,
				name: value,
				iban: 'DE89370400440532013000',
				bic: value,
				text: '',
			},
		},
		html: '<div class="wp-block-dovetail-simple-payments"><p class="wp-block-dovetail-simple-payments__title"><strong>§</strong></p><p class="wp-block-dovetail-simple-payments__description">§</p><p class="wp-block-dovetail-simple-payments__link"><a href="§">§</a></p></div>',
	} ) );
