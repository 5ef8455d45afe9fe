import { errorMessage } from '#shared/api';
import type { ReactNode } from 'react';
import type { PayPalShop } from '../api';
import { ROOT_CLASS, type Attributes } from '../markup';
import { messages } from '../messages';
import { NoShop } from './no-shop';

function sentence( { isTest, way }: PayPalShop ): string {
	if ( way === 'form' ) {
		return messages.byForm();
	}
	return isTest ? messages.byTestApp() : messages.byApp();
}

/**
 * Shows the author how payments work on this site, and what is missing. The paid account is shown before anybody can
 * pay, so that an editor who publishes another author's post sees it.
 */
export function ShopLine( {
	attributes,
	clientId,
	isNew,
	isSelected,
	isWaiting,
	link,
	payee,
	shop: { data, error },
}: {
	attributes: Attributes;
	clientId: string;
	/** Whether nobody can buy the product yet. */
	isNew: boolean;
	isSelected: boolean;
	/** Whether a user who may publish still has to save the product. */
	isWaiting: boolean;
	/** The payment link; empty if there is none. */
	link: string;
	/** The paid account; empty if unknown. */
	payee: string;
	/** How the site takes payments, or why that is unknown. */
	shop: { data?: PayPalShop | null; error?: unknown };
} ): ReactNode {
	if ( link ) {
		return (
			<p className={ `${ ROOT_CLASS }__shop` }>
				{ messages.byLink() } <bdi>{ link }</bdi>
			</p>
		);
	}
	const more = (
		<>
			{ payee !== '' && messages.payee( payee ) }{ ' ' }
			{ isWaiting && messages.mayNotPublish() }{ ' ' }
		</>
	);
	if ( data?.way === 'none' ) {
		return (
			<NoShop attributes={ attributes } clientId={ clientId }>
				{ more }
			</NoShop>
		);
	}
	const isNews =
		isSelected || isWaiting || ( isNew && payee !== '' ) || data?.isTest;
	return isNews && ( data || error ) ? (
		<p className={ `${ ROOT_CLASS }__shop` }>
			{ data ? sentence( data ) : errorMessage( error ) } { more }
			{ data?.settingsUrl && (
				<a href={ data.settingsUrl } target="_blank" rel="noreferrer">
					{ messages.settings() }
				</a>
			) }
		</p>
	) : null;
}
