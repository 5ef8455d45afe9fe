import { readInitialState } from '#shared/initial-state';
import type { Plan } from '#shared/payments';
import { Button, Notice, Placeholder } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import { icon } from '../icon';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { planName } from './plan-words';

/** A list of the existing plans. Users who may publish also get a button to add a plan. */
export function ChoosePlan( {
	plans,
	lost,
	isBack,
	onChoose,
	onAdd,
}: {
	plans: readonly Plan[];
	/** Why the plan chosen before is not in the list. Empty if none was chosen. */
	lost: string;
	/** Whether the author has cancelled the form for a new plan. */
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
