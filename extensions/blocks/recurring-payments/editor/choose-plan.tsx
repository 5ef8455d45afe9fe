import { escapeAngleBrackets } from '#shared/attributes';
import { formatAmount } from '#shared/currency';
import type { EditingProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import type { Memberships, Plan } from '#shared/payments';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, Notice, Placeholder } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { icon } from '../icon';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';

/** A list of the existing plans. Users who may publish also get a button to add a plan. */
export function ChoosePlan( {
	plans,
	lost,
	isBack,
	onChoose,
	onAdd,
}: {
	plans: readonly Plan[];
	/** Reason why the list does not contain the previously chosen plan. Empty if no plan was chosen. */
	lost: string;
	/** Whether the author has canceled the form for a new plan. */
	isBack: boolean;
	onChoose( plan: Plan ): void;
	onAdd( event: MouseEvent< HTMLElement > ): void;
} ): ReactNode {
	const mayAdd = readInitialState().can.publishPosts;
	const add = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( isBack ) {
			add.current?.focus();
		}
	}, [ isBack ] );
	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ instructions( plans.length > 0, mayAdd ) }
			notices={
				lost ? (
					<Notice status="warning" isDismissible={ false }>
						{ lost }
					</Notice>
				) : undefined
			}
		>
			{ plans.length > 0 && (
				<ul
					className={ `${ ROOT_CLASS }__plans` }
					aria-label={ messages.plans() }
				>
					{ plans.map( ( plan ) => (
						<li key={ plan.id }>
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ () => onChoose( plan ) }
							>
								{ planName( plan ) }
							</Button>
						</li>
					) ) }
				</ul>
			) }
			{ mayAdd && (
				<Button
					ref={ add }
					__next40pxDefaultSize
					variant={ plans.length > 0 ? 'tertiary' : 'primary' }
					onClick={ onAdd }
				>
					{ messages.add() }
				</Button>
			) }
		</Placeholder>
	);
}

function instructions( hasPlans: boolean, mayAdd: boolean ): string {
	if ( hasPlans ) {
		return mayAdd ? messages.chooseOrAdd() : messages.choose();
	}
	return mayAdd ? messages.addFirst() : messages.askForPlan();
}

/** Returns a function that selects a plan: it sets the plan and the button's text in one undo step. */
export function useChoosePlan(
	clientId: string,
	setAttributes: EditingProps< typeof schema >[ 'setAttributes' ]
): ( plan: Plan, source: Memberships[ 'source' ] ) => void {
	const registry = useRegistry();
	return ( plan, source ) => {
		const { replaceInnerBlocks, selectBlock, updateBlockAttributes } =
			registry.dispatch( blockEditorStore );
		const [ button ] = registry
			.select( blockEditorStore )
			.getBlockOrder( clientId );
		registry.batch( () => {
			setAttributes( {
				planId: plan.id,
				planSource: source,
				planTitle: source === 'platform' ? plan.title : undefined,
			} );
			if ( button ) {
				void updateBlockAttributes( button, {
					text: buttonText( plan ),
				} );
				void selectBlock( button );
			} else {
				void replaceInnerBlocks(
					clientId,
					[
						createBlock( 'dovetail/button', {
							element: 'button',
							text: buttonText( plan ),
						} ),
					],
					true
				);
			}
		} );
	};
}

const amountOf = ( { price, currency }: Plan ): string =>
	formatAmount( price ?? NaN, currency );

/** Formats the price and interval of a plan, such as `$5.00 / month`. */
export const planPrice = ( plan: Plan ): string =>
	messages.priceOf( amountOf( plan ), plan.interval );

/** Formats a plan for a list, such as `Friends of the bakery: $5.00 / month`. */
export const planName = ( plan: Plan ): string =>
	`${ plan.title }: ${ planPrice( plan ) }`;

const buttonText = ( plan: Plan ): string =>
	escapeAngleBrackets( messages.contribution( amountOf( plan ) ) );
