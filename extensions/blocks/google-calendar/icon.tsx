/** A calendar's page with the days of a week in it. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M8 3v1.500h8V3h1.500v1.500H18A2.500 2.500 0 0 1 20.500 7v11a2.500 2.500 0 0 1-2.500 2.500H6A2.500 2.500 0 0 1 3.500 18V7A2.500 2.500 0 0 1 6 4.500h.500V3zM5 9.500V18a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V9.500z"
		/>
		<path d="M7 11.500h2v2H7zm4 0h2v2h-2zm4 0h2v2h-2zm-8 3.500h2v2H7zm4 0h2v2h-2z" />
	</svg>
);
