/**
 * What the commonest passwords of twelve and more characters are made of, in lower-case letters: guessed with digits
 * and signs around it, with signs for letters, over and over, and by twos (guessable.ts).
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  aaa abc abcabc abcdef abcdefg abcdefgh abracadabra access accesscode accessgranted acdc ace
  acmilan admin adminadmin administrador administration administrator adminpassword adobe adrian
  adriana africa airforce alaska albert alberta alberto alejandra alejandro alex alexander
  alexandra alexandre alexis alfredo alicia alien aliens allah allahuakbar allison allstar always
  alwaysandforever amanda amazing amazinggrace amazon amber amelia amen america american amor amore
  amsterdam andrea andreas andrew android angel angela angelbaby angelic angelica angelina angels
  anna annie anonymous anthony antidisestablishmentarianism antonia antonio anything apple apples
  appletree april aragorn architecture argentina arizona army arsenal arsenalfc arthur asd asdf
  asdfasdf asdfgh asdfghjkl ashley assassin assassinscreed asshole astros athens atlanta audi
  august austin australia autumn avatar avengers awesome awesomeness azerty baby babyblue babyboy
  babydoll babygirl babylove backofhouse bacon badass badboy badgirl badman badpassword bailey
  bambi banana bananas bangkok bar barbara barbecue barcelona barista bartender bartsimpson
  baseball basketball batman batmanrobin batterystaple bayern bayernmunich beach beachlife beagle
  bear bears beatles beautiful beauty beckham beer begin behappy beijing belgium believe
  believeinyourself believer bella benfica benjamin berlin bernard besiktas bestfriend bestfriends
  bestfriendsforever besthappy bestofthebest beverly beyonce bible bienvenue bigbang bigboss
  bigbrother bigdaddy bigdog biglove bigmoney bilbo billionaire biology birdie birthday
  birthdaygirl bismillah bistro bitcoin black blackandwhite blackcat blackhawks blackjack blackpink
  bleach blessed blessing blink blue blueberry blueblue bluejays bluesky bmw boca bocajuniors
  bonappetit bonjovi booking bookings boss bosslady bossman boston boxing bradley brandon brasil
  braveheart braves brazil breakfast breakingbad brenda brian britishcolumbia brittany bronco
  broncos brooklyn brother brothers brown brownie bruce bruins brunch brussels bryan bts buddha
  buddy budweiser bulldog bulls bullshit bunny burger burrito business buster butterfly
  butterscotch cadillac cafe caitlin calgary california callofduty camaro cameron canada canadian
  canadiens candy candyland canucks cappuccino captainamerica captainkirk carla carlos carmen carol
  carolina caroline carpediem cartman cash casino cassandra cat catdog catherine cathy cats
  catwoman celtic celtics champagne champion champions championship changeit changeme changemenow
  changemeplease changepassword changethis chargers charles charlie charlotte cheer cheerleader
  cheese cheeseburger cheesecake cheetah chef chelsea chelseafc chemistry cherries cherry cheryl
  chesterfield chevrolet chevy chewbacca chicago chicagobulls chicken chiefs children chile china
  chocolate chocolatechip christ christian christina christine christmas christmastree christophe
  christopher church cisco claire class classof claudia coach coaching cobra cocktail coco coconut
  cody coffee cogitoergosum coldplay college colombia communication company computer confidential
  connor construction contrasena cook cookie cookiemonster cookies cooking corey corinthians corona
  correcthorse correcthorsebatterystaple corvette counterstrike courtney cowboy cowboys cowgirl
  craig crazy crazyboy crazyfrog crazygirl crazylove cricket cristianoronaldo crypto crystal cuba
  cubs cupcake cute cutie cutiepie cycling cynthia dad daddy daddysgirl daenerys daisy dallas
  dallascowboys damn damnit dance dancequeen dancer dancing daniel danielle dark darkknight
  darkness darling darthvader database david deadpool dearest debian deborah december default
  defaultpassword delhi delicious demo demon demouser denmark dennis denver depechemode desktop
  destiny detroit deusvult deutschland developer devil devils diamond diamonds diana diane diego
  digimon dinner director doctor dodge dodgers dog doggie doggy dogs dollar dollars dolphin
  dolphins dominic donald donaldduck donna donotforget dontforget dontforgetme doom dorothy
  dortmund douglas dragon dragonball dragonballz dragonslayer dream dreambig dreamcatcher dreamer
  dreams drummer dublin ducati duck ducky dumbass dumbledore dumbo dylan eagle eagles earth easter
  edgar edmonton eduardo edward egypt einstein eleanor elena elephant elisabeth elizabeth ellen
  elvis elvispresley email emerald emily eminem emma endlesslove energizer energy engineer
  engineering england english enter enterprise entertainment entrance eric erik espana espresso
  eternal eternity eugene euro evelyn everton everything evil example excellent excuseme extreme
  fabian facebook faith faithhopelove falcon falcons fall familia family familyfirst familyguy
  fantastic father fcbarcelona february felipe fenerbahce fernanda fernando ferrari finalfantasy
  finland fire fireball firefighter firefly firestorm firstpassword fish fishing flamengo flames
  florida flower flowerpower flowers food foodie football footballer ford forest forever
  foreverlove foreveryoung forgot forgotpassword formulaone fortnite france francis francisco frank
  frankenstein franklin freedom freedomrider friday friend friends friendsforever friendship frodo
  frog froggy frontdesk frontofhouse ftw fuck fuckoff fuckthis fuckyou future gabriel gabriela
  gabrielle galatasaray galaxy game gameofthrones gameover gamer games gaming gandalf ganesh garden
  garfield geheim genesis genius george georgia gerald germany getout ghost giants gilbert ginger
  giraffe gladiator gloria gmail goalkeeper goaway god godbless godblessme godblessyou godisgood
  godislove godzilla goku gold golden goldfish golf golfer goodbye goodfood goodlife goodluck
  goodmorning goodnight goodpassword goodtimes goodvibes goofy google googlechrome gordon gorgeous
  gorilla grace graduate graduation grapes greece green greenday gregory grill gryffindor guest
  guestpassword guillermo guinness guitar gunsnroses gymnastics hacker hackerman hackers hackme
  hakunamatata halifax hallelujah halloween halo hamburg hamster handsome hannah hansolo
  happilyeverafter happiness happy happybirthday happyday happydays happylife happynewyear hardwork
  harley harleydavidson harold harry harrypotter haslo hawaii hawk headchef heart heartbreaker
  hearts heat heather heaven heavenly heavymetal hector heineken heisenberg helen hell hellno hello
  helloagain hellohello hellokitty hellothere helloworld hellyeah helpdesk henry hermione
  highschool hiphop history hithere hjkl hobbit hockey hocuspocus hogwarts holiday holidays holland
  hollywood homersimpson honda honey honeybear honeybee honeybunny hongkong hope horse horses
  hospitality hostess hotel hotmail houston hugsandkisses hulk hungergames hunter hurricane husky
  hyundai iambatman iamgod iamgroot iamhappy iamironman iamlegend iamnumberone iamthebest
  iamthecaptain iamthegreatest ice icehockey ichigo ichliebedich idiot idontcare idontknow
  idontremember iforgot iforgotmypassword ilovechocolate ilovefootball ilovegod iloveher ilovehim
  ilovejesus ilovemusic ilovemy ilovemycat ilovemydad ilovemydog ilovemyfamily ilovemyhusband
  ilovemykids ilovemylife ilovemymom ilovemyself ilovemywife iloveu iloveyou iloveyoubaby
  iloveyouforever iloveyoulots iloveyoumom iloveyousomuch iloveyoutoo iluvu iluvyou imissyou
  immortal imsorry inception incredible independence india indonesia infinity insane inshallah
  instagram intermilan international internet invincible iphone ireland ironmaiden ironman isaac
  isabel isabella isabelle island israel istanbul itachi italia italy jackass jackpot jackson jacob
  jacqueline jaguar jakarta jake jamaica james jamesbond jamie janet january japan jasmine jason
  javascript javier jeep jeffrey jennifer jeremy jerry jesse jessica jesus jesuschrist jesusislord
  jesuslovesme jesussaves jetaime joanna john johnny johnson joker jonathan jonny jonsnow jordan
  jorge jose joseph josephine joshua juan juanita julia julian juliana julie july june justice
  justin justinbieber juventus kakashi karen katherine kathleen kathryn katie kawasaki kayla
  keepcalm keepcalmandcarryon keepout keith kelly kenneth kenya kevin keyboard killer kimberly king
  kingkong kisses kissme kissmyass kitchen kitten kitty kittycat knicks knight koala kobe
  kobebryant korea krishna kristen kristina kyle labrador ladybug lake lakers lamborghini lannister
  laptop larry lasvegas latte laura lauren lavender lawrence leavemealone lebron lebronjames
  ledzeppelin leet legend legendary legolas lemon lemonade leonard leonardo leslie letmein
  letmeinnow letmeinplease liberty liebling lifeisbeautiful lifeisgood lifeislife lightning
  likeaboss lily linda lindsay lindsey linkedin linkinpark linksys linux lion lionelmessi lisa
  littleangel littlebear littlegirl littleman littleone littleprincess livelaughlove livelife
  livelovelaugh liverpool liverpoolfc liveyourlife lkjhgfdsa lobster login loginlogin logmein lol
  lolol london lordoftherings loremipsum loremipsumdolor lorenzo losangeles lottery louis louise
  love lovebird lovebug loveforever loveisblind lovelife lovelove lovely loveme lover loverboy
  lovergirl lovestory loveyou loveyoubaby loveyouforever lucas lucia lucifer lucky luckycharm
  luckydog luckyme luckyseven luffy luigi luis lukeskywalker lunch macintosh madam madison madrid
  malaysia mama mamapapa mamma manager manchester manchesterunited mancity mango manhattan manuel
  manunited manutd mapleleafs marathon march marcus margaret maria mariana marie marilyn marine
  marines mario marissa mark marta martha martin martina martini marvin mary mashallah master
  masterkey mastermind mathematics matrix matthew matthias maurice maverick max maximum maxwell may
  maytheforcebewithyou mazda mega megan melanie melbourne melissa memento mementomori menu menus
  mercedes mercedesbenz merrychristmas messi metal metallica mets mexico miami miamor michael
  michaeljackson michaeljordan michelangelo michelle mickey mickeymouse microsoft miguel milano
  millionaire minecraft minnie miranda missyou mister mistress mitchell mnbvcxz mohammed molly mom
  mommy monday money moneymaker moneymoney monica monitor monkey montana montreal moonlight
  moonshine mordor morgan morpheus moscow motdepasse mother motherfucker motorcycle mountain
  mountains mouse mrrobot muhammad mumbai munich music musica musiclover mustang mybaby mybabyboy
  mybabygirl mybirthday mychildren myemail myfamily mykids mylife mylifeismine mylove mylover
  myloves mynewpassword mypass mypassword mypasswordis myrestaurant nachos nancy naruto nascar
  natalie natasha nathan nathaniel nature navy nemo neo netflix netgear netherlands network
  nevereveragain nevergiveup nevermind nevermore newcastle newpassword newyear newyork newyorkcity
  newzealand neymar nicholas nick nicolas nicole nigeria nightcrawler niners ninja nintendo nirvana
  nissan noentry nomore nomoredrama noob noodles nopassword nope norman norway nothing november
  noway numberone numberonefan nurse nyc ocean oceans october office ohcanada oilers okay okokok
  oldpassword oliver olivia omg omnamahshivaya omsairam onceuponatime oneday onedirection onelife
  onelove onepiece onetwothree onetwothreefour onetwothreefourfive oneworld ontario opensesame
  opentable openup oracle orange orchid oreo orlando oscar ottawa oyster pablo packers pakistan
  palmeiras pamela pancake pancakes panda panther paola papa paradise paris parola parrot pass
  passcode passphrase passw passwd password passwordabc passwordis passwordone passwordpassword
  passwordqwerty passwordtwo passwort pasta patricia patrick patriots paul paula pauline peace
  peaceandlove peaceful peacelove peach peaches peanut peanutbutter pearl pedro penguin penguins
  pepper perfect perfection personal personnel peru peter philadelphia philip philippines phillies
  phillip phoenix photoshop physics piano piggy pikachu pilipinas pineapple pink pinkfloyd pinklady
  pinky pirate pirates pizza pizzapizza planet platinum playboy player players playstation please
  pleasechange pleasechangeme pleaseletmein pleaseplease pluto poiuytrewq pokemon poker poland
  police polska pony poodle pooh porsche portland porto portugal potato power powerful powerrangers
  praise praisegod prayer predator pretty prince princesa princess principe printer privacy private
  professional programmer programming psalm psycho pub pumpkin pumpkinpie punk puppies puppy purple
  purplerain pwned python qazwsx qazwsxedc quebec queen quickbrownfox qwe qweasd qweasdzxc qweqwe
  qwert qwerty qwertyqwerty qwertyuiop qwertz rabbit rachel raiders rain rainbow rainbowbright
  rainbows raindrop rambo ranger rangers rapper raptors ravens raymond realmadrid rebecca red
  redrose redsox redwings registration remember rememberme rememberthis reservation reservations
  resetme resetpassword restaurant restaurants resurrection ricardo rich richard richie richrich
  rihanna river riverplate rivers robert roberto roblox robocop rock rockandroll rocket rocknroll
  rockstar rocky rockybalboa rodrigo rofl roger rollingstones roma rome ronald ronaldo rooster root
  rootpassword rose rosebud roses rottweiler router ruby rugby runner running russell russia ryan
  safe safety saibaba sailormoon saints salmon samantha sample samsung samuel samurai sanantonio
  sandiego sandra sanfrancisco santa santaclaus santos sapphire sara sarah sasuke satan
  satisfaction saturday savior schatz school science scooby scoobydoo scorpion scotland scott
  screwyou seafood seahawks sean seattle sebastian secret secreto secure securepassword security
  seinfeld semperfi semperfidelis senha seoul september server service sesame sex sexy shadow
  shanghai shannon shark sharon sheila shit shiva shootingstar signin silver simba simon simpsons
  singapore singer singing sister sisters skateboard skateboarding skiing skype skywalker slipknot
  slytherin smile smiley smiling snake snapchat sniper snoopy snow snowball snowboard snowboarding
  snowflake snowman snowwhite soccer sofia softball soldier something sonic sophia sophie sorry
  souschef southafrica southpark space spaghetti spain spanish spider spiderman spongebob
  spongebobsquarepants spotify spring spurs stallion standard star starcraft stardust starfish
  stark starlight stars start startrek starwars starwarsfan staycalm stayout steak steakhouse
  steelers stephanie stephen steven storm strangerthings stratocaster strawberry strength striker
  strong stronger strongman strongpassword student students stupid subaru success successful sugar
  summer summerlove summerof summertime sunday sunflower sunrise sunset sunshine sunshineday super
  superadmin superb supercalifragilisticexpialidocious superduper superman supernatural supernova
  superstar superuser support surfer surfing susan sushi suzuki sweden sweet sweetdreams sweetheart
  sweetie sweetness sweety swimmer swimming sydney sysadmin system table tables tableside taco
  tacos tampa targaryen taylorswift tea teacher team teamo teamomucho teamwork temp temporary
  temporarypassword temppassword tennis tequiero tequila teresa terminator tesla test tester
  testing testpassword testtest testuser tetris texas thailand thanks thanksgiving thankyou
  thebeatles thebest thebestever theboss theforce theone thepassword thequickbrownfox
  thequickbrownfoxjumps theresa thisismypassword thomas thor thunder thursday tiffany tiger tigger
  tiktok timothy tipsplease titanic tobeornottobe tobeornottobethatisthequestion tokyo tomato toor
  topsecret tornado toronto tottenham toyota transformers trial trinity truck trucker truelove
  trustgod trustjesus trustme trustno trustnoone tuesday tulip tupac turkey turtle twilight twitter
  tyler tyrone ubuntu ukraine ultimate unbreakable unicorn unitedkingdom unitedstates universe
  university unlimited unstoppable usa user userid username userpassword vacation vader
  valarmorghulis valentine vampire vancouver vanessa vanilla vegas vegeta venezuela veni venice
  venividivici veronica vici victor victoria victory vidi vietnam viking vikings vincent violet
  violin viper virginia visitor vodka voldemort volkswagen volleyball wachtwoord waffles waiter
  waitress wales walter warcraft warrior warriors wasd water waterfall watermelon wednesday weekend
  welcome welcomeall welcomeback welcomehome welcometo wesley whale whatever whateverworks whatsapp
  whiskey whisky white whitehouse wifipassword william willkommen windows wine winner winners
  winnie winniethepooh winnipeg winter winteriscoming winterwonderland wireless witch wizard wolf
  wolverine wolves wonderful wonderwoman work working workpassword worldofwarcraft wrestlemania
  wrestling wtf xbox xmas xyz yahoo yamaha yankees yellow yes yesyes yoda yolo yourpassword youtube
  yugioh zachary zebra zelda zombie zombies zoom zxc zxcv zxcvbn zxcvbnm zzz
`
    .trim()
    .split(/\s+/),
)

/** Characters that may separate the words of a guessable password. */
export const FILLERS: ReadonlySet<string> = new Set(
  `
  a am and at by for from i in is it love me mr mrs ms my no of on or our the to us we with
`
    .trim()
    .split(/\s+/),
)
