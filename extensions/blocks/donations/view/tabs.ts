import { element, windowOf, type Behavior } from '#shared/view';

const MOVES: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowRight: 1,
	Home: -9,
	End: 9,
};

/** Replaces the radio buttons with tabs that show one form at a time. Arrow keys switch between the tabs. */
export const tabs: Behavior = ( root, signal ) => {
	const choice = root.querySelector( ':scope > fieldset' );
	if ( ! choice ) {
		return;
	}
	const panels = root.querySelectorAll< HTMLElement >( ':scope > [id]' );
	const doc = root.ownerDocument;
	const all = [ ...choice.querySelectorAll( 'label' ) ].map(
		( label, index ) =>
			element(
				doc,
				'button',
				{
					type: 'button',
					role: 'tab',
					class: label.className,
					id: `${ panels[ index ]?.id }-tab`,
					'aria-controls': panels[ index ]?.id ?? '',
				},
				label.textContent ?? ''
			)
	);
	const list = element(
		doc,
		'div',
		{
			role: 'tablist',
			class: choice.className,
			'aria-label': choice.querySelector( 'legend' )?.textContent ?? '',
		},
		...all
	);
	const show = ( chosen: number ) =>
		all.forEach( ( tab, index ) => {
			const isChosen = index === chosen;
			tab.ariaSelected = `${ isChosen }`;
			tab.tabIndex = isChosen ? 0 : -1;
			const panel = panels[ index ];
			if ( panel ) {
				panel.hidden = ! isChosen;
				panel.role = 'tabpanel';
				panel.setAttribute( 'aria-labelledby', tab.id );
			}
		} );
	show(
		[ ...choice.querySelectorAll( 'input' ) ].findIndex(
			( { checked } ) => checked
		)
	);
	choice.replaceWith( list );
	list.addEventListener(
		'click',
		( { target } ) => {
			const index = all.indexOf( target as HTMLButtonElement );
			if ( index >= 0 ) {
				show( index );
			}
		},
		{ signal }
	);
	list.addEventListener(
		'keydown',
		( event ) => {
			const move = MOVES[ event.key ];
			if ( move ) {
				event.preventDefault();
				const isMirrored =
					move * move === 1 &&
					windowOf( root ).getComputedStyle( list ).direction ===
						'rtl';
				const next = Math.min(
					all.length - 1,
					Math.max(
						0,
						all.indexOf( event.target as HTMLButtonElement ) +
							( isMirrored ? -move : move )
					)
				);
				show( next );
				all[ next ]?.focus();
			}
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => {
		list.replaceWith( choice );
		panels.forEach( ( panel ) => {
			panel.hidden = false;
			panel.role = null;
			panel.removeAttribute( 'aria-labelledby' );
		} );
	} );
};
