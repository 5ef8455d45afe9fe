import { escapeAngleBrackets, type AttributesOf } from '#shared/attributes';
import { bankLine } from '#shared/bank-transfer';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';

/**
 * Saves the content that works without forms: amounts, the author's texts, and the fallback page. Amounts are plain
 * numbers with a currency code, because currency formats may change. `render.php` adds the forms.
 */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const { currency, fallbackLinkUrl, bankTransfer } = attributes;
	const bank = bankLine( bankTransfer );
	return (
		<div { ...useBlockProps.save() }>
			{ (
				[
					'oneTimeDonation',
					'monthlyDonation',
					'annualDonation',
				] as const
			 ).map( ( key ) => {
				const { show, amounts, heading, extraText, buttonText } =
					attributes[ key ];
				return (
					( show || key === 'oneTimeDonation' ) && (
						<div key={ key }>
							{ heading && (
								<p>
									<RichText.Content
										tagName="strong"
										value={ heading }
									/>
								</p>
							) }
							<ul>
								{ amounts.map( ( amount, index ) => (
									<li key={ index }>
										{ `${ amount } ${ currency }` }
									</li>
								) ) }
							</ul>
							{ extraText && (
								<RichText.Content
									tagName="p"
									value={ extraText }
								/>
							) }
							{ fallbackLinkUrl && (
								<p>
									<RichText.Content
										tagName="a"
										href={ fallbackLinkUrl }
										value={
											buttonText ||
											escapeAngleBrackets(
												fallbackLinkUrl
											)
										}
									/>
								</p>
							) }
						</div>
					)
				);
			} ) }
			{ bank && <p>{ bank }</p> }
		</div>
	);
}
