import { useEndpoint } from '#shared/api';
import { currencyOf, formatAmount, fromMinorUnits } from '#shared/currency';
import type { EditingProps } from '#shared/definitions';
import { readTotal } from '#shared/payments';
import { FieldProblem, selectOnFocus, useIsPreview } from '#shared/ui';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import type { CSSProperties, ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { BLOCK } from '../markup';
import { messages } from '../messages';
import { DONATION_NAMES } from '../rules/donations';
import { MAX_GOAL } from '../rules/goal';
import { useAmountField } from './use-amount-field';

/** Total that the bar shows until the site responds. */
const NOTHING = { amount: 0, people: 0 };

/** Settings for the progress bar and its goal. */
export function GoalSettings( {
	attributes: { goal, currency },
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { text, isWrong, handleBlur, handleChange } = useAmountField(
		goal.amount || undefined,
		currency,
		( amount = 0 ) => setAttributes( { goal: { ...goal, amount } } ),
		( amount ) => amount > 0 && amount <= MAX_GOAL
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
								{ messages.goalProblem(
									rounded( MAX_GOAL, currency )
								) }
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

/** The progress bar as on the page. Empty until the site responds, and in previews of the block. */
export function Goal( {
	attributes,
}: Pick< EditingProps< typeof schema >, 'attributes' > ): ReactNode {
	const { goal, currency, planSource } = attributes;
	const plans = DONATION_NAMES.flatMap(
		( name ) => attributes[ name ].planId ?? []
	);
	const isPreview = useIsPreview();
	const { data: total = NOTHING } = useEndpoint(
		readTotal,
		isPreview || planSource !== 'site' || plans.length === 0
			? null
			: { query: { plans: plans.join(), currency } }
	);
	const raised = Math.max( 0, fromMinorUnits( total.amount, currency ) );
	return (
		<div className={ `${ BLOCK }__goal` } contentEditable={ false }>
			<p>
				<bdi>
					{ messages.goalLine(
						rounded( raised, currency ),
						rounded( goal.amount, currency ),
						messages.people(
							total.people,
							total.people.toLocaleString()
						)
					) }
				</bdi>
			</p>
			<span
				className={ `${ BLOCK }__bar` }
				style={
					{
						'--dovetail-raised': `${ Math.min( 100, Math.floor( ( 100 * raised ) / goal.amount ) ) }%`,
					} as CSSProperties
				}
			/>
		</div>
	);
}

/** Formats an amount as on the page. Omits “.00”: `$5,000`. */
function rounded( amount: number, currency: string ): string {
	const { decimal, precision } = currencyOf( currency );
	const written = formatAmount( amount, currency );
	return precision
		? written.replace( decimal + '0'.repeat( precision ), '' )
		: written;
}
