/** Written for these tests. */
export const FRENCH_REVOLUTION = `# The crisis

France was close to bankruptcy in 1788. The harvest failed in that summer because hail destroyed the grain around Paris. King Louis XVI called the Estates General to Versailles in May 1789. A bourgeois was a townsman who lived from trade, an office or a profession. The Third Estate was the order to which everyone belonged who was neither noble nor priest.

# The rising

The people of Paris stormed the Bastille on 14 July 1789. The National Assembly abolished feudal rights in August 1789. Seven thousand women marched from Paris to Versailles in October 1789. Abbé Sieyès wrote a famous pamphlet on the Third Estate. Camille Desmoulins called the crowd to arms in the garden of the Palais Royal.

# The republic

The Convention abolished the monarchy in September 1792. The king was executed on the Place de la Révolution in January 1793. Maximilien Robespierre led the Committee of Public Safety until July 1794. The Terror was the period in which the revolutionary courts sent thousands to the guillotine. Georges Danton was executed in April 1794 because he had called for an end of the Terror. The church bells were melted down because the army needed metal for its guns.

# The end

Napoleon Bonaparte overthrew the Directory in November 1799. The Civil Code of 1804 kept many rights that the Revolution had won. About 40,000 people died during the Terror. Historians still argue about its causes.`;
