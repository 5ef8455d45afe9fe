import {
	currencyOf,
	formatAmount,
	formatNumber,
	minimumCharge,
} from '#shared/currency';
import { selectOnFocus } from '#shared/ui';
import { useInstanceId } from '@wordpress/compose';
import type { ReactNode } from 'react';
import { BLOCK } from '../markup';
import { messages } from '../messages';
import { exampleAmount } from '../rules/tiers';
import { useAmountField } from './use-amount-field';

const TIERS = [ 0, 1, 2 ];

/** The three preset amounts. */
export function Tiers( {
	amounts,
	currency,
	onChange,
}: {
	amounts: readonly number[];
	currency: string;
	onChange( amounts: number[] ): void;
} ): ReactNode {
	return (
		<div className={ `${ BLOCK }__tiers` }>
			{ TIERS.map( ( index ) => (
				<Tier
					// A half-typed amount is meaningless in another currency.
					key={ `${ currency } ${ index }` }
					number={ index + 1 }
					value={ amounts[ index ] }
					currency={ currency }
					onChange={ ( amount ) =>
						onChange(
							TIERS.flatMap(
								( each ) =>
									( each === index
										? amount
										: amounts[ each ] ) ?? []
							)
						)
					}
				/>
			) ) }
		</div>
	);
}

function Tier( {
	number,
	value,
	currency,
	onChange,
}: {
	number: number;
	value: number | undefined;
	currency: string;
	onChange( amount: number | undefined ): void;
} ): ReactNode {
	const id = useInstanceId( Tier, 'dovetail-tier' );
	const { text, kept, isWrong, handleBlur, handleChange } = useAmountField(
		value,
		currency,
		onChange
	);
	return (
		<div className={ `${ BLOCK }__tier` }>
			<span className={ moneyClass( currency ) }>
				<Symbol currency={ currency } />
				<input
					type="text"
					inputMode="decimal"
					aria-label={ messages.tier( number ) }
					aria-invalid={ isWrong }
					aria-describedby={ isWrong ? id : undefined }
					value={ text }
					onChange={ ( { target } ) => handleChange( target.value ) }
					onFocus={ selectOnFocus }
					onBlur={ handleBlur }
				/>
			</span>
			{ isWrong && (
				<p id={ id } className={ `${ BLOCK }__problem` } role="alert">
					{ messages.badAmount(
						formatAmount(
							minimumCharge( currency ) ?? 0,
							currency
						),
						kept
					) }
				</p>
			) }
		</div>
	);
}

/** Preview of the field for a custom amount. */
export function CustomAmount( { currency }: { currency: string } ): ReactNode {
	return (
		<span className={ moneyClass( currency ) }>
			<Symbol currency={ currency } />
			<input
				type="text"
				disabled
				aria-label={ messages.customAmount() }
				placeholder={ formatNumber(
					exampleAmount( currency ),
					currency
				) }
			/>
		</span>
	);
}

const moneyClass = ( currency: string ): string =>
	`${ BLOCK }__money is-${ currencyOf( currency ).position }`;

function Symbol( { currency }: { currency: string } ): ReactNode {
	return (
		<span className={ `${ BLOCK }__symbol` } aria-hidden>
			{ currencyOf( currency ).symbol }
		</span>
	);
}
