import { currencyOf, formatAmount } from '#shared/currency';
import type { EditingProps } from '#shared/definitions';
import { FieldProblem, selectOnFocus } from '#shared/ui';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { BLOCK } from '../markup';
import { messages } from '../messages';
import { useAmountField } from './use-amount-field';

/** Settings for the progress bar and its goal. */
export function GoalSettings( {
	attributes: { goal, currency },
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { text, isWrong, handleBlur, handleChange } = useAmountField(
		goal.amount || undefined,
		currency,
		( amount = 0 ) => setAttributes( { goal: { ...goal, amount } } ),
		( amount ) => amount > 0
	);
	return (
		<PanelBody title={ messages.goal() } initialOpen={ false }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.goalOn() }
				help={ messages.goalHelp() }
				checked={ goal.on }
				onChange={ ( on ) =>
					setAttributes( { goal: { ...goal, on } } )
				}
			/>
			{ goal.on && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ `${ messages.goalAmount() } (${ currency })` }
					inputMode="decimal"
					value={ text }
					aria-invalid={ isWrong }
					help={
						isWrong ? (
							<FieldProblem>
								{ messages.goalProblem() }
							</FieldProblem>
						) : undefined
					}
					onChange={ handleChange }
					onFocus={ selectOnFocus }
					onBlur={ handleBlur }
				/>
			) }
		</PanelBody>
	);
}

/** A preview of the empty progress bar. */
export function Goal( {
	amount,
	currency,
}: {
	amount: number;
	currency: string;
} ): ReactNode {
	return (
		<div className={ `${ BLOCK }__goal` } contentEditable={ false }>
			<p>
				<bdi>
					{ messages.goalLine(
						rounded( 0, currency ),
						rounded( amount, currency ),
						messages.noPeople()
					) }
				</bdi>
			</p>
			<span className={ `${ BLOCK }__bar` } />
		</div>
	);
}

/** Formats an amount as the page does, without cents if it has none: `$5,000`. */
function rounded( amount: number, currency: string ): string {
	const { decimal, precision } = currencyOf( currency );
	const written = formatAmount( amount, currency );
	return precision
		? written.replace( decimal + '0'.repeat( precision ), '' )
		: written;
}
